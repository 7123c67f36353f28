/** The record of the page does not exist or is not public. The response has status 404. */
export class RecordMissing extends Error {
  override readonly name = 'RecordMissing';
}

/** The record has another address. The response is a permanent redirect. */
export class RecordMoved extends Error {
  override readonly name = 'RecordMoved';
  readonly url: string;

  constructor(url: string) {
    super(`moved to ${url}`);
    this.url = url;
  }
}

/** The page's main content failed to load; the reader may try again. */
export class LoadFailed extends Error {
  override readonly name = 'LoadFailed';
}
