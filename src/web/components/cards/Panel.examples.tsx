import type { Examples } from '../examples.ts';
import { Panel } from './Panel.tsx';

export const panel: Examples = {
  component: 'Panel',
  examples: [
    {
      name: 'plain',
      view: (
        <Panel title="ბალანსი">
          <p>თქვენს ანგარიშზეა 25,00 ₾.</p>
        </Panel>
      ),
    },
    {
      name: 'urgent',
      view: (
        <Panel title="ჯერ დარწმუნდით" tone="urgent">
          <p>თუ მდგომარეობა მძიმეა, დარეკეთ 112-ზე.</p>
        </Panel>
      ),
    },
  ],
};
