import { Printer } from 'lucide-react';
import { useState } from 'react';
import { diaryText } from '#shared/language/ka/diaries/diary.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { Field } from '#web/components/forms/Field.tsx';
import styles from './DiaryPage.module.css';
import { DiaryCard } from './DiaryPage.tsx';

const text = diaryText.doctor;

/** Prints the diary for a doctor. A name that is typed for the print stays in this field and on the paper. */
export function DoctorPrint({ what }: { readonly what: keyof typeof text.texts }) {
  const [name, setName] = useState('');
  return (
    <>
      {name.trim() !== '' && (
        <p className={styles.printed} data-printed-name>
          {text.of(name.trim())}
        </p>
      )}
      <DiaryCard title={text.title} isPrinted={false}>
        <p>{text.texts[what]}</p>
        <Field
          name="printed_name"
          label={text.name}
          hint={text.nameHint}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className={styles.actions}>
          <Button kind="quiet" onPress={() => window.print()}>
            <Printer size={20} aria-hidden />
            {text.print}
          </Button>
        </div>
      </DiaryCard>
    </>
  );
}
