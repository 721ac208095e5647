import { actorLabels, formatDate, type Entity, type Instant, type Language } from '@hien/domain';
import { DefinitionList, Heading, Stack, Text } from '@hien/ui';
import type { Subject } from '../subject.ts';
import { wordsIn } from '../texts.ts';
import * as s from '../Explorer.css.ts';

export type NextProps = { subject: Subject; entity: Entity; clock: Instant; language: Language };

/** Who has to act, until when, what time does otherwise; and every timer behind it. */
export const Next = ({ subject, entity, clock, language }: NextProps) => {
  const words = wordsIn(language);
  const { what, until, otherwise, who } = subject.next(entity, language);
  const actors = who.map((actor) => actorLabels[actor][language]).join(', ');
  const timers = subject.timers(entity);
  return (
    <>
      <Stack as="section" gap={2} aria-labelledby="explorer-next">
        <Heading level={2} size="h5" id="explorer-next">
          {words.next}
        </Heading>
        <Text>{what}</Text>
        <DefinitionList
          items={[
            { term: words.waitsFor, detail: actors || words.nobody },
            ...(until === null ? [] : [{ term: words.until, detail: until }]),
            ...(otherwise === null ? [] : [{ term: words.otherwise, detail: otherwise }]),
          ]}
        />
      </Stack>
      <Stack as="section" gap={2} aria-labelledby="explorer-timers">
        <Heading level={2} size="h5" id="explorer-timers">
          {words.timers}
        </Heading>
        {timers.length === 0 ? <Text tone="muted">{words.noTimers}</Text> : null}
        <ul className={s.list}>
          {timers.map(({ name, kind, at, event }) => (
            <li key={name} className={s.row}>
              <span className={s.mono}>{name}</span>
              <Text as="span" size="small">
                {formatDate(at, 'deadline', language)}
              </Text>
              <Text as="span" size="caption" tone="muted">
                {[
                  words[kind],
                  event !== null
                    ? `${words.sends}: ${subject.say(event, language)}`
                    : kind === 'deadline'
                      ? words.tellsPeople
                      : '',
                  at < clock ? words.past : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </>
  );
};
