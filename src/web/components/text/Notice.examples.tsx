import { CloudOff } from 'lucide-react';
import type { Examples } from '../examples.ts';
import { Button } from '../forms/Button.tsx';
import { Notice } from './Notice.tsx';

const icon = <CloudOff size={28} />;

export const notice: Examples = {
  component: 'Notice',
  examples: [
    { name: 'empty', view: <Notice icon={icon} title="აქ ჯერ არაფერია" text="აირჩიეთ სხვა თემა." /> },
    {
      name: 'with an action',
      view: (
        <Notice icon={icon} title="გვერდის ჩატვირთვა ვერ მოხერხდა" text="შეამოწმეთ ინტერნეტთან კავშირი.">
          <Button onPress={() => undefined}>სცადეთ ხელახლა</Button>
        </Notice>
      ),
    },
  ],
};
