import { errorCode } from '../log/describe-failure.ts';

/** Whether PostgreSQL refused a row because another one has the same key or unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}

/** Whether PostgreSQL refused a row because one that it refers to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return errorCode(error) === '23503';
}
