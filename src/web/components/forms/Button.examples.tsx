import type { Examples } from '../examples.ts';
import { Button, ButtonLink } from './Button.tsx';

const noop = () => undefined;

export const button: Examples = {
  component: 'Button',
  examples: [
    { name: 'main', view: <Button onPress={noop}>სცადეთ ხელახლა</Button> },
    {
      name: 'quiet',
      view: (
        <Button kind="quiet" onPress={noop}>
          დახურვა
        </Button>
      ),
    },
    {
      name: 'busy',
      view: (
        <Button onPress={noop} isBusy>
          იტვირთება
        </Button>
      ),
    },
    { name: 'link', view: <ButtonLink href="/">მთავარი გვერდი</ButtonLink> },
  ],
};
