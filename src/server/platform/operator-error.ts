/** What an operator at a terminal asked for and cannot have, said there in English. */
export class OperatorError extends Error {
  override readonly name = "OperatorError";
}
