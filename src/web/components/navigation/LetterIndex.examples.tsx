import type { Examples } from '../examples.ts';
import { LetterIndex } from './LetterIndex.tsx';

export const letterIndex: Examples = {
  component: 'LetterIndex',
  examples: [
    {
      name: 'two letters',
      view: (
        <LetterIndex
          groups={[
            ['ა', ['ანემია', 'ართრიტი']],
            ['გ', ['გრიპი']],
          ]}
          list={(names) => (
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          )}
        />
      ),
    },
    {
      name: 'folded',
      view: (
        <LetterIndex
          groups={[
            ['ა', ['ანემია', 'ართრიტი']],
            ['გ', ['გრიპი']],
          ]}
          foldedCount={(count) => `${count} ტერმინი`}
          list={(names) => <p>{names.join(', ')}</p>}
        />
      ),
    },
  ],
};
