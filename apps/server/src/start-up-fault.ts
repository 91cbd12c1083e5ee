/** Something the operator has to put right. Its message is one plain line; the stack would only hide it. */
export class StartUpFault extends Error {
  override name = 'StartUpFault';
}
