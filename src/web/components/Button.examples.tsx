import { Button, ButtonLink } from './Button.tsx';
import type { Examples } from './examples.ts';

const nothing = () => undefined;

export const button: Examples = {
  component: 'Button',
  examples: [
    { name: 'main', view: <Button onPress={nothing}>სცადეთ თავიდან</Button> },
    {
      name: 'quiet',
      view: (
        <Button kind="quiet" onPress={nothing}>
          დახურვა
        </Button>
      ),
    },
    {
      name: 'busy',
      view: (
        <Button onPress={nothing} isBusy>
          იტვირთება
        </Button>
      ),
    },
    { name: 'link', view: <ButtonLink href="/">მთავარი გვერდი</ButtonLink> },
  ],
};
