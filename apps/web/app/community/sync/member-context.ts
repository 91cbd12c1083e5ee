import { createContext, useContext } from 'react';
import type { MemberTools } from './member-tools.ts';

export const MemberContext = createContext<MemberTools | undefined>(undefined);

export function useMemberTools(): MemberTools {
  const tools = useContext(MemberContext);
  if (!tools) throw new Error('Only members have these tools.');
  return tools;
}
