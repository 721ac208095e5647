import { actorLabels, formatDate, type Language } from '@hien/domain';
import { Button, Heading, Inline, Stack, Text } from '@hien/ui';
import { sayEffect } from '../effects.ts';
import type { TrailEntry } from '../exploration.ts';
import type { Subject } from '../subject.ts';
import { wordsIn } from '../texts.ts';
import * as s from '../Explorer.css.ts';

export type HistoryProps = {
  subject: Subject;
  trail: readonly TrailEntry[];
  language: Language;
  onUndo: () => void;
  onRestart: () => void;
};

/** The way here, the last step first, with what the system was told to do. */
export const History = ({ subject, trail, language, onUndo, onRestart }: HistoryProps) => {
  const words = wordsIn(language);
  const nothing = trail.length === 0 ? words.noHistory : undefined;
  const label = (name: string) =>
    subject.sheet.states.find(({ state }) => state === name)?.label[language] ?? name;
  return (
    <Stack as="section" gap={3} aria-labelledby="explorer-history">
      <Heading level={2} size="h5" id="explorer-history">
        {words.history}
      </Heading>
      <Inline gap={2} align="start">
        <Button size="sm" disabledReason={nothing} reasonHidden onClick={onUndo}>
          {words.undo}
        </Button>
        <Button size="sm" variant="quiet" disabledReason={nothing} reasonHidden onClick={onRestart}>
          {words.restart}
        </Button>
      </Inline>
      {nothing === undefined ? null : <Text tone="muted">{nothing}</Text>}
      <ol reversed className={s.list}>
        {trail.toReversed().map(({ step, from, to, effects }, at) => (
          <li key={trail.length - at} className={s.row}>
            <Text as="span">{`${subject.say(step.event, language)} · ${actorLabels[step.by][language]}`}</Text>
            <span className={s.code}>{step.event}</span>
            <Text as="span" size="small">{`${label(from)} → ${label(to)}`}</Text>
            <Text as="span" size="caption" tone="muted">
              {formatDate(step.at, 'deadline', language)}
            </Text>
            {effects.length === 0 ? null : (
              <Text as="span" size="caption" tone="muted">
                {`${words.effects}: ${effects.map((effect) => sayEffect(effect, language)).join('; ')}`}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
};
