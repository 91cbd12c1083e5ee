import { listAuditEntries } from '@orbit-vine/contract/audit-log.ts';
import { listReports } from '@orbit-vine/contract/moderation.ts';
import { listMemberNotes } from '@orbit-vine/contract/staff-notes.ts';
import type { TestMember } from './community.ts';

const path = '/api/community/moderation';

export const reportMessage = (by: TestMember, messageId: string, note = '') =>
  by.request(`/api/community/messages/${messageId}/reports`, { json: { reason: 'unkind', note } });
export const decideReports = (by: TestMember, messageId: string, decision: unknown) =>
  by.request(`${path}/messages/${messageId}/decision`, { json: decision });
export const sanctionMember = (by: TestMember, member: { id: string }, sanction: unknown) =>
  by.request(`${path}/members/${member.id}/measures`, { json: sanction });
export const liftSanction = (by: TestMember, member: { id: string }, kind: string) =>
  by.request(`${path}/members/${member.id}/measures/${kind}`, { method: 'DELETE' });
export const setRole = (by: TestMember, member: { id: string }, role: string) =>
  by.request(`/api/community/admin/members/${member.id}/role`, { method: 'PUT', json: { role } });
export const claimReports = (by: TestMember, messageId: string) =>
  by.request(`${path}/messages/${messageId}/claim`, { method: 'PUT' });
export const releaseReports = (by: TestMember, messageId: string) =>
  by.request(`${path}/messages/${messageId}/claim`, { method: 'DELETE' });
export const noteReports = (by: TestMember, messageId: string, text: string) =>
  by.request(`${path}/messages/${messageId}/notes`, { json: { text } });
export const noteMember = (by: TestMember, { id }: { id: string }, text: string) =>
  by.request(`${path}/members/${id}/notes`, { json: { text } });
export const deleteNote = (by: TestMember, id: string) =>
  by.request(`${path}/notes/${id}`, { method: 'DELETE' });
export const askNotes = (by: TestMember, { id }: { id: string }) => by.request(`${path}/members/${id}/notes`);
export const readNotes = async (by: TestMember, member: { id: string }) =>
  listMemberNotes.answer.parse(await (await askNotes(by, member)).json()).notes;
export const readQueue = async (by: TestMember) =>
  listReports.answer.parse(await (await by.request(`${path}/reports`)).json());
export const readAuditLog = async (by: TestMember, filter = '') =>
  listAuditEntries.answer.parse(await (await by.request(`${path}/acts?${filter}`)).json()).acts;
export const appealSanction = (by: TestMember, sanctionId: string, text: string) =>
  by.request(`/api/community/me/sanctions/${sanctionId}/appeal`, { json: { text } });
export const decideAppeal = (by: TestMember, sanctionId: string, lift: boolean, reply = '') =>
  by.request(`${path}/appeals/${sanctionId}/decision`, { json: { lift, reply } });
