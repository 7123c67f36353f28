import { Download, FileUp, Table2, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { type DiaryKind, isEmptyDiary } from '#shared/medicine/diaries/diary.ts';
import { fileNameOf, writeDiaryTable } from '#shared/medicine/diaries/diary-table.ts';
import { mergeDiaries } from '#shared/medicine/diaries/merge.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { saveFile } from '#web/data/save-file.ts';
import { showToast } from '#web/data/toasts.ts';
import { parseDiary } from './browser-diary.ts';
import styles from './StoragePanel.module.css';
import type { Diary } from './use-diary.ts';

const text = diaryText.storage;

interface DiaryFilesProps<Kind extends DiaryKind> {
  readonly diary: Diary<Kind>;
  readonly run: (act: () => Promise<boolean>, done: string) => Promise<void>;
}

/** Saves a diary as a file, adds a file's entries to it, and removes it. Files are made and read in the browser. */
export function DiaryFiles<Kind extends DiaryKind>({ diary, run }: DiaryFilesProps<Kind>) {
  const { kind, content } = diary;
  const input = useRef<HTMLInputElement>(null);
  const [isSure, setSure] = useState(false);
  const hasContent = !isEmptyDiary(content);
  const isReady = diary.status === 'ready';

  const add = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    const added = file && parseDiary(kind, await file.text());
    target.value = '';
    if (!added) return showToast('error', text.wrongFile);
    return run(() => diary.change((before) => mergeDiaries(kind, before, added)), text.opened);
  };

  return (
    <div className={styles.files}>
      <div className={styles.row}>
        {isReady && hasContent && (
          <>
            <Button
              kind="quiet"
              onPress={() => saveFile(fileNameOf(kind, 'json'), JSON.stringify(content), 'application/json')}
            >
              <Download size={20} aria-hidden />
              {text.save}
            </Button>
            <Button
              kind="quiet"
              onPress={() => saveFile(fileNameOf(kind, 'csv'), writeDiaryTable(kind, content), 'text/csv')}
            >
              <Table2 size={20} aria-hidden />
              {text.table}
            </Button>
          </>
        )}
        {isReady && (
          <>
            <Button kind="quiet" onPress={() => input.current?.click()}>
              <FileUp size={20} aria-hidden />
              {text.open}
            </Button>
            <input
              ref={input}
              className={styles.file}
              type="file"
              accept="application/json,.json"
              tabIndex={-1}
              aria-hidden="true"
              data-open-diary
              onChange={(event) => void add(event)}
            />
          </>
        )}
        {(hasContent || !isReady) && !isSure && (
          <Button kind="quiet" onPress={() => setSure(true)}>
            <Trash2 size={20} aria-hidden />
            {text.remove}
          </Button>
        )}
      </div>
      {isSure && (
        <div className={styles.other} role="alert" data-remove-diary>
          <p>{text.sure}</p>
          <div className={styles.row}>
            <Button
              onPress={() => {
                setSure(false);
                void run(diary.remove, text.removed);
              }}
            >
              {text.removeYes}
            </Button>
            <Button kind="quiet" onPress={() => setSure(false)}>
              {text.removeNo}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
