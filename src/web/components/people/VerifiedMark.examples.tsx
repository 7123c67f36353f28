import type { Examples } from '../examples.ts';
import { VerifiedMark } from './VerifiedMark.tsx';

export const verifiedMark: Examples = {
  component: 'VerifiedMark',
  examples: [
    { name: 'short', view: <VerifiedMark verifiedAt="2026-10-02" /> },
    { name: 'with the day', view: <VerifiedMark verifiedAt="2026-10-02" withDate /> },
  ],
};
