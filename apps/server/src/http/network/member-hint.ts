import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from './origin.ts';

const name = 'hien-member';
const aYear = 31_536_000;

/**
 * Tokens live where the server cannot see them (D55), so pages are rendered for guests; what sleeps until the first touch
 * would show a member the way in (docs/adr/0048). This cookie says that somebody is signed in, not who, opens nothing,
 * and no script can read it.
 */
function write(request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): void {
  const secure = isHttps(request) ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`,
  );
}

const isHinted = ({ headers }: FastifyRequest): boolean =>
  (headers.cookie ?? '').split('; ').includes(`${name}=1`);

/** The profile was given to a browser: the next page it asks for is a member's. */
export function hintMember(request: FastifyRequest, reply: FastifyReply): void {
  if (!isHinted(request)) write(request, reply, '1', aYear);
}

/** Signed out, or the token is good no more. */
export function dropMemberHint(request: FastifyRequest, reply: FastifyReply): void {
  if (isHinted(request)) write(request, reply, '', 0);
}
