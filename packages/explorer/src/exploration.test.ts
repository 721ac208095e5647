import { actors } from '@hien/domain';
import { allMachines } from '@hien/domain/machines';
import { describe, expect, it } from 'vitest';
import { moveClock, play, send, standingIn, undo } from './exploration.ts';
import { readLink, writeLink } from './link.ts';
import type { Subject } from './subject.ts';
import { subjectNamed, subjects } from './subjects/subjects.ts';
import { waysInto } from './walk.ts';

const named = subjects.map((subject) => [subject.name, subject] as const);

const entityOf = (subject: Subject, state: string) => {
  const exploration = standingIn(subject, state);
  const played = play(subject, exploration.steps);
  if (played === null) throw new Error(`no way into ${state}`);
  return { exploration, entity: played.entity };
};

it('has every machine of the business', () => {
  expect(subjects.map(({ name }) => name)).toEqual(allMachines().map(({ name }) => name));
});

describe.each(named)('%s', (_, subject) => {
  it('can be stood in every state', () => {
    const states = subject.sheet.states.map(({ state }) => state);
    expect([...waysInto(subject).keys()].toSorted()).toEqual(states.toSorted());
    for (const state of states) expect(entityOf(subject, state).entity.state).toBe(state);
  });

  it('has a sample for every event', () => {
    for (const { from, event } of subject.sheet.edges) {
      const { entity } = entityOf(subject, from);
      expect([event, subject.samples(entity, event, entity.changedAt).length > 0]).toEqual([
        event,
        true,
      ]);
    }
  });

  it('gives every state a link that leads back to it', () => {
    for (const { state } of subject.sheet.states) {
      const { exploration } = entityOf(subject, state);
      expect(readLink(subjects, `#${writeLink(subject, exploration)}`)).toEqual(exploration);
    }
  });

  it('passes a year without a contradiction', () => {
    for (const { state } of subject.sheet.states) {
      const { exploration, entity } = entityOf(subject, state);
      const later = moveClock(subject, exploration, entity, entity.changedAt + 365 * 86_400_000);
      expect(play(subject, later.steps)).not.toBeNull();
    }
  });
});

describe('stepping', () => {
  const item = subjectNamed('item');

  it('sends, refuses, undoes', () => {
    const { exploration, entity } = entityOf(item, 'awaiting_payment');
    const paid = send(item, { ...exploration, by: 'system' }, entity, 'payment.succeeded', {
      cod: false,
      verified: false,
      captured: 1_250_000,
    });
    expect(paid).toEqual({ ok: false, reason: 'PAYMENT_NOT_VERIFIED' });
    const unpaid = send(item, { ...exploration, by: 'buyer' }, entity, 'cancel.unpaid', {});
    if (!unpaid.ok) throw new Error(unpaid.reason);
    expect(play(item, unpaid.exploration.steps)?.entity.state).toBe('cancel_completed');
    expect(undo(unpaid.exploration).steps).toEqual(exploration.steps);
  });

  it('says that a payload has not the shape of its event', () => {
    const { exploration, entity } = entityOf(item, 'delivered');
    expect(send(item, { ...exploration, by: 'buyer' }, entity, 'refund.request', {})).toEqual({
      ok: false,
      reason: expect.stringMatching(/UNREADABLE|REASON_REQUIRED/) as string,
    });
  });

  it('writes a way of its own out, with a payload of its own', () => {
    const { exploration, entity } = entityOf(item, 'delivered');
    const asked = send(item, { ...exploration, by: 'buyer' }, entity, 'refund.request', {
      reason: 'CHANGED_MIND',
      text: 'Màu * khác ~ ảnh',
      pictures: [],
    });
    if (!asked.ok) throw new Error(asked.reason);
    const link = writeLink(item, asked.exploration);
    expect(link).toContain('steps=');
    expect(readLink(subjects, link)).toEqual(asked.exploration);
  });

  it('reads nonsense as the beginning, and no machine as nothing', () => {
    expect(readLink(subjects, '#machine=teapot')).toBeNull();
    const odd = readLink(subjects, '#machine=item&steps=delivered*nobody*0~%&by=cat&at=soon');
    expect(odd).toEqual({ ...standingIn(item), by: odd?.by });
    expect(actors).toContain(odd?.by);
  });
});
