/** The record a page is about does not exist (or is not public): the answer is a real 404. */
export class RecordMissing extends Error {
  override readonly name = 'RecordMissing';
}

/** The record lives at another address: the answer is a permanent redirect there. */
export class RecordMoved extends Error {
  override readonly name = 'RecordMoved';
  readonly url: string;

  constructor(url: string) {
    super(`moved to ${url}`);
    this.url = url;
  }
}

/** The page's main content could not be asked for; the reader may try again. */
export class LoadFailed extends Error {
  override readonly name = 'LoadFailed';
}
