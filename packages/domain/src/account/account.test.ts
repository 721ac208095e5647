import { describe, expect, it } from 'vitest';
import { day, hour, minute, second } from '../calendar/duration.ts';
import { addMonths, daysAfter, fromIct } from '../calendar/ict.ts';
import { languages } from '../language/language.ts';
import { apply } from '../machine/engine.ts';
import type { Actor } from '../machine/actors.ts';
import type { Entity, Machine } from '../machine/machine.ts';
import { advance, timersOf } from '../machine/timers.ts';
import { companyCore, holderIsPerson, holderMatches } from './account-holder.ts';
import { newUpgrade, upgradeMachine } from './business-upgrade.ts';
import { membershipKind, membershipKindLabels, membershipKinds } from './membership-kind.ts';
import { displayName, fullName } from './names.ts';
import { hasChangeWaiting, newPartner, partnerMachine } from './partner.ts';
import {
  businessKindLabels,
  canBuyDesigns,
  isSocialLogin,
  loginMethods,
  partnerKindLabels,
  roleLabels,
} from './roles.ts';
import { type Session, sessionMachine } from './session.ts';
import {
  inactiveFrom,
  mayRegisterAgain,
  newStanding,
  type Standing,
  standingMachine,
} from './standing.ts';
import { taxCodeCheckFits } from './tax-code.ts';
import {
  newTermsVersion,
  noticeEnds,
  termsBegin,
  termsDays,
  termsMachine,
  termsStatesAt,
} from './terms.ts';
import {
  codeExpiresAt,
  newVerification,
  resendAllowedAt,
  type Verification,
  verificationError,
  verificationMachine,
} from './verification.ts';

const at = fromIct(2026, 3, 6, 10);
function send<E extends Entity, P extends object>(
  machine: Machine<E, P>,
  entity: E,
  event: keyof P & string,
  by: Actor,
  when: number,
  payload: object = {},
): E | string {
  const applied = apply(machine, entity, { event, by, at: when, payload } as never);
  return applied.ok ? applied.entity : applied.refusal.reason;
}
function moved<E extends Entity, P extends object>(...args: Parameters<typeof send<E, P>>): E {
  const result = send<E, P>(...args);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

describe('names', () => {
  it('put the family name where the language has it', () => {
    const lan = { first_name: 'Lan', last_name: 'Nguyễn Thị' };
    expect(languages.map((language) => displayName(lan, language))).toEqual([
      'Nguyễn Thị Lan',
      'Lan Nguyễn Thị',
      'Nguyễn Thị Lan',
    ]);
    expect(fullName(lan)).toBe('Lan Nguyễn Thị');
    expect([
      displayName({ first_name: '민수', last_name: '김' }, 'ko'),
      displayName({ first_name: '민수', last_name: '김' }, 'en'),
    ]).toEqual(['김민수', '김민수']);
    expect([
      displayName({ first_name: ' An ', last_name: '' }, 'vi'),
      displayName({ first_name: '', last_name: 'Trần' }, 'en'),
      fullName({ first_name: 'An', last_name: ' ' }),
    ]).toEqual(['An', 'Trần', 'An']);
    expect(displayName({ first_name: 'Minsu', last_name: '김' }, 'ko')).toBe('김 Minsu');
  });
});

describe('kinds of member', () => {
  it('derive the membership kind from the profile', () => {
    expect([
      membershipKind({ type: 'Gold', is_auction: true }),
      membershipKind({ type: 'Gold', is_auction: false }),
      membershipKind({ type: 'Basic', is_auction: false }),
      membershipKind({ type: 'Basic', is_auction: true }),
      membershipKind({ type: 'Silver', is_auction: true }),
      membershipKind(null),
      membershipKind(undefined),
    ]).toEqual(['premium', 'gold', 'basic', 'basic', 'none', 'none', 'none']);
    expect(Object.keys(membershipKindLabels)).toEqual([...membershipKinds]);
  });

  it('know who came through a network and who buys designs', () => {
    expect(loginMethods.map(isSocialLogin)).toEqual([false, true, true, true, true]);
    expect([
      canBuyDesigns({ businessKind: null }),
      canBuyDesigns({ businessKind: 'individual' }),
    ]).toEqual([false, true]);
    for (const labels of [roleLabels, businessKindLabels, partnerKindLabels])
      for (const label of Object.values(labels))
        for (const language of languages) expect(label[language]).not.toBe('');
  });
});

describe("a company's papers", () => {
  it('compares account holders without accents, capitals and legal forms', () => {
    expect(companyCore('CÔNG TY TNHH Nội Thất An Gia')).toBe('noi that an gia');
    expect([
      holderMatches('NOI THAT AN GIA', 'Công ty TNHH Nội thất An Gia'),
      holderMatches('CTY CP NOI THAT AN GIA', 'Công ty Cổ phần Nội Thất An Gia'),
      holderMatches('NGUYEN VAN AN', 'Công ty TNHH An Gia'),
      holderMatches('', 'Công ty TNHH'),
      holderMatches('TNHH', 'TNHH'),
    ]).toEqual([true, true, false, false, false]);
  });

  it('knows a person by the words of the name, in either order', () => {
    const an = { first_name: 'An', last_name: 'Nguyễn Thu' };
    expect(
      ['NGUYEN THU AN', 'nguyễn  thu an.', 'AN NGUYEN THU', 'NGUYEN AN', 'TRAN VAN BINH', ' '].map(
        (holder) => holderIsPerson(holder, an),
      ),
    ).toEqual([true, true, true, false, false, false]);
    // Words of companies are names of people too.
    expect(holderIsPerson('NGUYEN VAN CO', { first_name: 'Cơ', last_name: 'Nguyễn Văn' })).toBe(
      true,
    );
    expect(holderIsPerson('NGUYEN VAN', { first_name: 'Cơ', last_name: 'Nguyễn Văn' })).toBe(false);
    expect(holderIsPerson('LEE SEO YEON', { first_name: '서연', last_name: '이' })).toBe(true);
    expect(holderIsPerson('AN', { first_name: '', last_name: '' })).toBe(false);
  });

  it('only warns about the check digit of a tax code', () => {
    expect([
      taxCodeCheckFits('0100109106'),
      taxCodeCheckFits('0100109107'),
      taxCodeCheckFits('0100109106-001'),
      taxCodeCheckFits('012345678901'),
    ]).toEqual([true, false, true, true]);
  });
});

describe('the session', () => {
  const out: Session = { state: 'signed_out', version: 0, changedAt: at };
  const effects = (
    session: Session,
    event: 'login.succeeded' | 'profile.failed' | 'profile.empty' | 'sign_out',
  ) => {
    const applied = apply(sessionMachine, session, {
      event,
      by: event === 'login.succeeded' || event === 'sign_out' ? 'member' : 'system',
      at,
      payload: {},
    });
    return applied.ok
      ? applied.effects.map((effect) => (effect.do === 'session' ? effect.change : ''))
      : [];
  };

  it('stores the token, fetches the profile, and clears everything when that fails', () => {
    const loading = moved(sessionMachine, out, 'login.succeeded', 'member', at);
    expect([
      loading.state,
      moved(sessionMachine, loading, 'profile.loaded', 'system', at).state,
    ]).toEqual(['loading', 'signed_in']);
    expect(effects(out, 'login.succeeded')).toEqual(['store-token', 'fetch-profile']);
    expect(effects(loading, 'profile.failed')).toEqual(['clear-tokens', 'reload']);
    expect(effects(loading, 'profile.empty')).toEqual(['clear-tokens']);
    expect(effects({ ...out, state: 'signed_in' }, 'sign_out')).toEqual(['clear-tokens']);
  });
});

describe('a verification code', () => {
  const sent = newVerification(at);
  const wrong = (code: Verification, when = at + second) =>
    moved(verificationMachine, code, 'submit', 'member', when, { matches: false });

  it('is right, wrong five times, or too old', () => {
    const right = moved(verificationMachine, sent, 'submit', 'member', codeExpiresAt(sent), {
      matches: true,
    });
    expect([right.state, verificationError(right)]).toEqual(['verified', null]);
    expect(
      send(verificationMachine, sent, 'submit', 'member', codeExpiresAt(sent) + 1, {
        matches: true,
      }),
    ).toBe('CODE_EXPIRED');
    let code = sent;
    for (let time = 1; time <= 4; time += 1) {
      code = wrong(code);
      expect([code.state, code.tries, verificationError(code)]).toEqual(['sent', time, 'AUTH_04']);
    }
    code = wrong(code);
    expect([
      code.state,
      verificationError(code),
      send(verificationMachine, code, 'submit', 'member', at, { matches: true }),
    ]).toEqual(['blocked', 'AUTH_06', 'TRIES_USED_UP']);
    expect(codeExpiresAt(sent) - at).toBe(10 * minute);
    expect(advance(verificationMachine, sent, codeExpiresAt(sent) + 1).entity.state).toBe(
      'expired',
    );
    expect(send(verificationMachine, sent, 'expire', 'system', codeExpiresAt(sent))).toBe(
      'TOO_EARLY',
    );
    expect(timersOf(verificationMachine, code)).toEqual([]);
  });

  it('comes again after a minute, with fresh tries', () => {
    expect(send(verificationMachine, sent, 'resend', 'member', at + 59 * second)).toBe('TOO_SOON');
    expect(
      moved(verificationMachine, wrong(sent), 'resend', 'member', resendAllowedAt(sent)),
    ).toMatchObject({ state: 'sent', tries: 0, sentAt: at + minute });
  });
});

describe('becoming a business member', () => {
  it('is not for social logins', () => {
    expect(
      send(upgradeMachine, newUpgrade('google', at), 'apply', 'member', at, {
        kind: 'company',
        complete: true,
      }),
    ).toBe('SOCIAL_LOGIN');
    expect(
      send(upgradeMachine, newUpgrade('system', at), 'apply', 'member', at, {
        kind: 'company',
        complete: false,
      }),
    ).toBe('INCOMPLETE');
  });

  it('is decided by staff and may be asked for again', () => {
    const pending = moved(upgradeMachine, newUpgrade('system', at), 'apply', 'member', at, {
      kind: 'freelancer',
      complete: true,
    });
    expect(moved(upgradeMachine, pending, 'approve', 'admin', at)).toMatchObject({
      state: 'approved',
      kind: 'freelancer',
    });
    const rejected = moved(upgradeMachine, pending, 'reject', 'admin', at, {
      reason: 'Thiếu giấy phép',
    });
    expect(rejected).toMatchObject({ state: 'rejected', rejection: 'Thiếu giấy phép' });
    expect(send(upgradeMachine, pending, 'reject', 'admin', at, { reason: '' })).toBe(
      'REASON_REQUIRED',
    );
    expect(
      moved(upgradeMachine, rejected, 'apply', 'member', at, { kind: 'company', complete: true }),
    ).toMatchObject({ state: 'pending', rejection: null });
  });

  it('shows changed details only after a review', () => {
    const pending = moved(upgradeMachine, newUpgrade('system', at), 'apply', 'member', at, {
      kind: 'company',
      complete: true,
    });
    const approved = moved(upgradeMachine, pending, 'approve', 'admin', at);
    expect(send(upgradeMachine, approved, 'change.approve', 'admin', at)).toBe('NOTHING_PENDING');
    expect(send(upgradeMachine, approved, 'change_data', 'member', at, { changed: false })).toBe(
      'UNCHANGED',
    );
    const changed = moved(upgradeMachine, approved, 'change_data', 'member', at, { changed: true });
    expect(changed).toMatchObject({ state: 'approved', changeWaits: true });
    expect(moved(upgradeMachine, changed, 'change.approve', 'admin', at).changeWaits).toBe(false);
    expect(send(upgradeMachine, changed, 'change.reject', 'admin', at, { reason: ' ' })).toBe(
      'REASON_REQUIRED',
    );
    expect(
      moved(upgradeMachine, changed, 'change.reject', 'admin', at, { reason: 'Sai địa chỉ' }),
    ).toMatchObject({ changeWaits: false, rejection: 'Sai địa chỉ' });
  });
});

describe('a partner', () => {
  const approved = moved(partnerMachine, newPartner('commerce', at), 'approve', 'admin', at);

  it('shows changed data only after a review', () => {
    expect([
      approved.shownRevision,
      hasChangeWaiting(approved),
      hasChangeWaiting(newPartner('design', at)),
    ]).toEqual([1, false, false]);
    const changed = moved(partnerMachine, approved, 'change_data', 'member', at, { changed: true });
    expect([changed.shownRevision, changed.sentRevision, hasChangeWaiting(changed)]).toEqual([
      1,
      2,
      true,
    ]);
    expect(moved(partnerMachine, changed, 'change.approve', 'admin', at).shownRevision).toBe(2);
    const refused = moved(partnerMachine, changed, 'change.reject', 'admin', at, {
      reason: 'Ảnh mờ',
    });
    expect([refused.shownRevision, refused.sentRevision, refused.reason]).toEqual([1, 1, 'Ảnh mờ']);
    const withdrawn = moved(partnerMachine, changed, 'change.withdraw', 'member', at);
    expect([withdrawn.shownRevision, hasChangeWaiting(withdrawn)]).toEqual([1, false]);
    expect(send(partnerMachine, approved, 'change.withdraw', 'member', at)).toBe('NOTHING_PENDING');
    expect(send(partnerMachine, approved, 'change.approve', 'admin', at)).toBe('NOTHING_PENDING');
    expect(send(partnerMachine, approved, 'change_data', 'member', at, { changed: false })).toBe(
      'UNCHANGED',
    );
    expect(send(partnerMachine, changed, 'change.reject', 'admin', at, { reason: '' })).toBe(
      'REASON_REQUIRED',
    );
  });

  it('is rejected, applies again, is suspended, restored and ended with a reason', () => {
    const rejected = moved(partnerMachine, newPartner('design', at), 'reject', 'admin', at, {
      reason: 'Chưa đủ hồ sơ',
    });
    expect(
      moved(partnerMachine, rejected, 'reapply', 'member', at, { changed: true }),
    ).toMatchObject({ state: 'applied', sentRevision: 2 });
    const taken = moved(partnerMachine, newPartner('design', at), 'withdraw', 'member', at);
    expect([taken.state, send(partnerMachine, taken, 'approve', 'admin', at)]).toEqual([
      'withdrawn',
      'NOT_APPROVED',
    ]);
    expect(moved(partnerMachine, taken, 'apply.again', 'member', at)).toMatchObject({
      state: 'applied',
      sentRevision: 2,
    });
    const suspended = moved(partnerMachine, approved, 'suspend', 'admin', at, { reason: 'x' });
    expect(send(partnerMachine, suspended, 'change_data', 'member', at, { changed: true })).toBe(
      'BLOCKED',
    );
    expect(moved(partnerMachine, suspended, 'restore', 'admin', at, { reason: 'y' })).toMatchObject(
      { state: 'approved', reason: 'y' },
    );
    expect(moved(partnerMachine, suspended, 'end', 'admin', at, { reason: 'z' }).state).toBe(
      'ended',
    );
    for (const event of ['suspend', 'end'] as const)
      expect(send(partnerMachine, approved, event, 'admin', at, { reason: ' ' })).toBe(
        'REASON_REQUIRED',
      );
  });
});

describe('how an account stands', () => {
  const normal = newStanding(at);
  const move = (
    standing: Standing,
    event: 'warn' | 'suspend' | 'ban' | 'lift' | 'sign_in' | 'withdraw',
    payload: object = {},
    when = at,
  ) =>
    send(
      standingMachine,
      standing,
      event,
      event === 'sign_in' || event === 'withdraw' ? 'member' : 'admin',
      when,
      payload,
    );

  it('climbs the ladder and comes down again', () => {
    const warned = move(normal, 'warn', { reason: 'Quảng cáo' }) as Standing;
    expect(warned).toMatchObject({ state: 'warning', reason: 'Quảng cáo' });
    const suspended = move(warned, 'suspend', {
      reason: 'Tái phạm',
      until: at + 7 * day,
    }) as Standing;
    expect(suspended).toMatchObject({ state: 'suspended', suspendedUntil: at + 7 * day });
    expect(advance(standingMachine, suspended, at + 7 * day + 1).entity).toMatchObject({
      state: 'warning',
      suspendedUntil: null,
    });
    expect(advance(standingMachine, suspended, at + 7 * day).entity.state).toBe('suspended');
    expect(move(suspended, 'ban', { reason: 'x' })).toMatchObject({ state: 'banned' });
    expect(move(suspended, 'lift', { reason: 'x' })).toMatchObject({
      state: 'normal',
      reason: null,
    });
    expect(move(suspended, 'withdraw')).toBe('BLOCKED');
    expect(move(normal, 'suspend', { reason: 'x', until: at })).toBe('DATE_NOT_FUTURE');
    expect(move(warned, 'suspend', { reason: 'x', until: at + 366 * day })).toBe('DATE_TOO_FAR');
    expect(move(warned, 'suspend', { reason: 'x', until: at + 365 * day })).toMatchObject({
      state: 'suspended',
    });
    for (const [standing, event] of [
      [normal, 'warn'],
      [warned, 'ban'],
      [warned, 'lift'],
      [normal, 'suspend'],
    ] as const)
      expect(move(standing, event, { reason: '', until: at + 1 })).toBe('REASON_REQUIRED');
  });

  it('is restricted after three months without a sign-in, until the next one', () => {
    expect(inactiveFrom(normal)).toBe(addMonths(at, 3));
    expect(advance(standingMachine, normal, addMonths(at, 3)).entity.state).toBe('normal');
    const restricted = advance(standingMachine, normal, addMonths(at, 3) + 1).entity;
    expect([restricted.state, timersOf(standingMachine, restricted)]).toEqual(['restricted', []]);
    expect(move(restricted, 'sign_in', {}, at + 200 * day)).toMatchObject({
      state: 'normal',
      lastSignInAt: at + 200 * day,
    });
    expect(move(normal, 'sign_in', {}, at + hour)).toMatchObject({
      state: 'normal',
      lastSignInAt: at + hour,
    });
    expect(send(standingMachine, normal, 'inactive', 'system', at + day)).toBe('TOO_EARLY');
    expect(
      send(
        standingMachine,
        { ...normal, state: 'suspended', suspendedUntil: at + day },
        'suspension.over',
        'system',
        at,
      ),
    ).toBe('TOO_EARLY');
    expect(
      timersOf(standingMachine, { ...normal, state: 'suspended', suspendedUntil: null }),
    ).toEqual([]);
  });

  it('may come back six months after leaving', () => {
    const gone = move(normal, 'withdraw') as Standing;
    expect([
      mayRegisterAgain(gone, addMonths(at, 6)),
      mayRegisterAgain(gone, addMonths(at, 6) - 1),
      mayRegisterAgain(normal, at),
    ]).toEqual([true, false, true]);
  });
});

describe('the versions of a document', () => {
  const [old, now, next] = [
    { announcedAt: 0, important: false },
    { announcedAt: 100 * 86_400_000, important: true },
    { announcedAt: 131 * 86_400_000, important: false },
  ] as const;
  it.each([
    [[old, now], 101, ['in_force', 'announced']],
    [[old, now, next], 132, ['superseded', 'in_force', 'announced']],
    [[old, now, next], 139, ['superseded', 'superseded', 'in_force']],
    [[now], 130, ['announced']],
  ])('case %#: the newest whose notice is over is in force', (versions, days, states) => {
    expect(termsStatesAt(versions, days * 86_400_000)).toEqual(states);
  });
});

describe('the day from which a version holds', () => {
  const announced = Date.parse('2026-03-06T03:00:00Z');

  it('is the day after the notice at the earliest, and within a year', () => {
    expect(termsDays(false, announced)).toEqual({ first: '2026-03-14', last: '2027-03-06' });
    expect(termsDays(true, announced).first).toBe('2026-04-06');
  });

  it.each([
    ['2026-04-06', true],
    ['2026-04-05', false],
    ['2027-03-07', false],
    ['2026-06-31', false],
    ['6/4/2026', false],
    ['', false],
  ])('takes %s for an important change: %s', (day, taken) => {
    expect(termsBegin(day, true, announced) !== null).toBe(taken);
  });

  it('puts the end of the notice off, never forward', () => {
    const notBefore = termsBegin('2026-05-01', true, announced);
    expect(noticeEnds({ announcedAt: announced, important: true, notBefore })).toBe(
      Date.parse('2026-04-30T16:59:59.999Z'),
    );
    expect(noticeEnds({ announcedAt: announced, important: true, notBefore: announced })).toBe(
      noticeEnds({ announcedAt: announced, important: true }),
    );
  });
});

describe('a version of the terms', () => {
  it.each([
    [false, 7],
    [true, 30],
  ] as const)('important: %s, is in force after %i days', (important, days) => {
    const announced = newTermsVersion(important, at);
    expect(noticeEnds(announced)).toBe(daysAfter(at, days));
    expect(advance(termsMachine, announced, noticeEnds(announced)).entity.state).toBe('announced');
    const inForce = advance(termsMachine, announced, noticeEnds(announced) + 1).entity;
    expect([inForce.state, timersOf(termsMachine, inForce)]).toEqual(['in_force', []]);
    expect(send(termsMachine, announced, 'take_effect', 'system', at)).toBe('TOO_EARLY');
    expect(moved(termsMachine, inForce, 'supersede', 'admin', at).state).toBe('superseded');
  });
});
