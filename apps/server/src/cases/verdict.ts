import type { Press } from './decide-case.ts';

/** Decisions about a version of something that its owner sent: to be shown, or sold, as it is then. */
type Deciding = 'decideCompany' | 'decideDesign' | 'decideItem' | 'decideProject';

/** What the rows of such requests have in common. */
interface Request {
  readonly state: string;
  readonly version: number;
  readonly reason: string | null;
  readonly decidedBy: number | null;
}

/** Words may go with an approval, too. */
const wordsOf = (text: string): string | null => (text === '' ? null : text);

/** The columns of a request that this press decides. */
export const verdictColumns = (
  { version }: Pick<Request, 'version'>,
  { body: { decision }, text, userId, at }: Press<Deciding>,
) => ({
  state: decision === 'approve' ? ('approved' as const) : ('rejected' as const),
  version: version + 1,
  reason: wordsOf(text),
  decidedBy: userId,
  decidedAt: new Date(at),
});

/** Whether a request stands as this press would leave it. */
export const isVerdict = (
  request: Request,
  { body, text, userId }: Pick<Press<Deciding>, 'body' | 'text' | 'userId'>,
): boolean =>
  request.version === body.expected_version + 1 &&
  request.decidedBy === userId &&
  request.state === (body.decision === 'approve' ? 'approved' : 'rejected') &&
  request.reason === wordsOf(text);
