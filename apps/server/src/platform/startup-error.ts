/** Something the operator has to put right. Its message is one plain line; the stack would only hide it. */
export class StartupError extends Error {
  override name = 'StartUpFault';
}
