/** An import or export that cannot be; the message is written for the operator. */
export class TransferError extends Error {
  override readonly name: string = 'TransferError';
}
