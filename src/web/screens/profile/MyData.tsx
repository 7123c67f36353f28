import { Download } from 'lucide-react';
import { downloadMyData } from '#shared/contracts/accounts.ts';
import { accountScreens as text } from '#shared/language/ka/account/account-screens.ts';
import { Button } from '#web/components/forms/Button.tsx';
import { callApi } from '#web/data/session/browser-session.ts';
import { attempt } from '#web/layouts/account/send-form.ts';
import styles from './Profile.module.css';

/** Downloads all personal data of the account as a file. */
export function MyData() {
  const download = () =>
    void attempt(async () => {
      const data = await callApi(downloadMyData, {});
      saveFile('my-data.json', JSON.stringify(data, undefined, 2));
    });
  return (
    <section className={styles.section}>
      <h2>{text.profile.mine}</h2>
      <p>{text.profile.mineText}</p>
      <Button kind="quiet" onPress={download}>
        <Download size={20} aria-hidden />
        {text.profile.download}
      </Button>
    </section>
  );
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
