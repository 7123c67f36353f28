import type { Database } from '../../database/connect.ts';
import { createSavedRepository } from './saved.repository.ts';
import { createSavedService } from './saved.service.ts';

/** Wires what readers save to read again. */
export const wireSaved = ({ db, now }: { readonly db: Database; readonly now: () => number }) =>
  createSavedService({ saved: createSavedRepository(db), now });
