import {
  actorLabels,
  type Actor,
  type Entity,
  type Instant,
  type Language,
  type Reason,
} from '@hien/domain';
import { Button, Heading, Inline, Stack, Text } from '@hien/ui';
import { useState } from 'react';
import type { Choice, Subject } from '../subject.ts';
import { wordsIn } from '../texts.ts';
import * as s from '../Explorer.css.ts';
import { PayloadForm, sayRefusal } from './PayloadForm.tsx';

export type EventsProps = {
  subject: Subject;
  entity: Entity;
  by: Actor;
  clock: Instant;
  language: Language;
  /** Null when it went through. */
  onSend: (event: string, payload: object) => Reason | 'UNREADABLE' | null;
  onRole: (by: Actor) => void;
};

/** Everything the role could do in this state; what a guard forbids now says why. */
export const Events = ({ subject, entity, by, clock, language, onSend, onRole }: EventsProps) => {
  const words = wordsIn(language);
  const [open, setOpen] = useState<string | null>(null);
  const [refused, setRefused] = useState<Reason | 'UNREADABLE' | null>(null);
  const choices = subject.choices(entity, by, clock);
  const others = subject.roles.filter(
    (role) => role !== by && subject.choices(entity, role, clock).length > 0,
  );
  const press = (event: string, payload: object) => {
    const reason = onSend(event, payload);
    setRefused(reason);
    setOpen(reason === null ? null : event);
  };
  return (
    <Stack as="section" gap={3} aria-labelledby="explorer-events">
      <Heading level={2} size="h5" id="explorer-events">
        {`${words.events} · ${actorLabels[by][language]}`}
      </Heading>
      {choices.length === 0 ? <Text tone="muted">{words.noEvents}</Text> : null}
      {choices.map((choice) => {
        const sample = subject.samples(entity, choice.event, clock)[0] ?? {};
        const bare = Object.keys(sample).length === 0;
        const needs = subject.sheet.edges.find(
          ({ rule, from }) => rule === choice.rule && from === entity.state,
        )?.needs;
        return (
          <Stack key={choice.event} gap={3}>
            <Button
              fullWidth
              variant={open === choice.event ? 'primary' : 'secondary'}
              disabledReason={
                choice.refused === null ? undefined : sayRefusal(choice.refused, language, words)
              }
              aria-expanded={bare ? undefined : open === choice.event}
              onClick={() => {
                setRefused(null);
                if (bare) press(choice.event, {});
                else setOpen(open === choice.event ? null : choice.event);
              }}
            >
              <span className={s.event}>
                {sayChoice(choice, subject, language)}
                <span className={s.code}>{choice.event}</span>
              </span>
            </Button>
            {open === choice.event && choice.refused === null ? (
              <PayloadForm
                key={`${entity.version} ${clock}`}
                event={subject.say(choice.event, language)}
                sample={sample}
                needs={needs ?? []}
                refused={refused}
                language={language}
                onSend={(payload) => press(choice.event, payload)}
                onCancel={() => setOpen(null)}
              />
            ) : null}
          </Stack>
        );
      })}
      {others.length === 0 ? null : (
        <Inline gap={2}>
          <Text as="span" size="small" tone="muted">
            {words.othersCan}
          </Text>
          {others.map((role) => (
            <Button key={role} size="sm" variant="quiet" onClick={() => onRole(role)}>
              {actorLabels[role][language]}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
};

function sayChoice({ event, to }: Choice, subject: Subject, language: Language): string {
  const labels = to.map(
    (target) =>
      subject.sheet.states.find(({ state }) => state === target)?.label[language] ?? target,
  );
  return `${subject.say(event, language)} → ${[...new Set(labels)].join(' / ')}`;
}
