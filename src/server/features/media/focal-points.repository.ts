import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export type FocalPointsRepository = ReturnType<typeof createFocalPointsRepository>;

export interface PictureFocus {
  readonly path: string;
  readonly x: number;
  readonly y: number;
}

/** Reads which pictures have something that stays in sight where they are cropped. */
export function createFocalPointsRepository(db: Database) {
  async function listFocalPoints(): Promise<PictureFocus[]> {
    const { rows } = await sql<PictureFocus>`select path, focal_x as x, focal_y as y from media
      where focal_x <> 0.5 or focal_y <> 0.5`.execute(db);
    return rows;
  }

  return { listFocalPoints };
}
