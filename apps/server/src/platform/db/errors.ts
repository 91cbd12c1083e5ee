import { errorCode } from '../log/describe-failure.ts';

/** Whether PostgreSQL refused a row because another one has the same key or unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}
