/** An import or export that failed; the message is for the operator. */
export class TransferError extends Error {
  override readonly name: string = 'TransferError';
}
