/** An error that the operator must fix. Its message is one plain line, logged without a stack. */
export class StartupError extends Error {
  override name = 'StartUpFault';
}
