import { Download, Table2 } from 'lucide-react';
import { downloadMyData } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { saveFile } from '#web/data/save-file.ts';
import { callApi } from '#web/data/session/browser-session.ts';
import { showToast } from '#web/data/toasts.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import styles from './Profile.module.css';

/** Downloads all personal data of the account as a file. */
export function MyData() {
  const download = () =>
    void attempt(async () => {
      const data = await callApi(downloadMyData, {});
      saveFile('my-data.json', JSON.stringify(data, undefined, 2), 'application/json');
    });
  // Loaded when it is asked for: few accounts keep a diary.
  const downloadTables = () =>
    void attempt(async () => {
      const { diaries } = await callApi(downloadMyData, {});
      const { writeDiaryTables } = await import('#shared/medicine/diaries/diary-table.ts');
      for (const { name, table } of writeDiaryTables(diaries)) saveFile(name, table, 'text/csv');
      if (diaries.length === 0) showToast('info', text.profile.noDiaries);
    });
  return (
    <section className={styles.section}>
      <h2>{text.profile.mine}</h2>
      <p>{text.profile.mineText}</p>
      <Button kind="quiet" onPress={download}>
        <Download size={20} aria-hidden />
        {text.profile.download}
      </Button>
      <Button kind="quiet" onPress={downloadTables}>
        <Table2 size={20} aria-hidden />
        {text.profile.downloadDiaries}
      </Button>
    </section>
  );
}
