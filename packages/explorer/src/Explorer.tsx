import type { Actor, Language } from '@hien/domain';
import { Button, Heading, Inline, Stack, Text } from '@hien/ui';
import { useCallback, useRef, useState } from 'react';
import { moveClock, send, standingIn, undo } from './exploration.ts';
import * as s from './Explorer.css.ts';
import { StateGraph } from './graph/StateGraph.tsx';
import { Codes } from './panels/Codes.tsx';
import { Controls } from './panels/Controls.tsx';
import { Events } from './panels/Events.tsx';
import { History } from './panels/History.tsx';
import { Next } from './panels/Next.tsx';
import { subjectNamed } from './subjects/subjects.ts';
import { wordsIn } from './texts.ts';
import { useExploration } from './use-exploration.ts';

export type ExplorerProps = {
  /** The machine's name, `item` or `design-order`; the address after `#` goes first. */
  machine: string;
  /** Where to stand; the machine's beginning unless told. */
  state?: string;
  by?: Actor;
  language: Language;
};

/** One machine of the business to look at, to ask and to step through. */
export const Explorer = ({ machine, state, by, language }: ExplorerProps) => {
  const words = wordsIn(language);
  const { exploration, subject, played, explore } = useExploration(() =>
    standingIn(subjectNamed(machine), state, by),
  );
  const { entity, trail } = played;
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  const stand = useCallback(
    (target: string) => {
      const there = standingIn(subject, target);
      explore((before) => ({ ...there, beside: before.beside }));
    },
    [subject, explore],
  );
  const now = subject.sheet.states.find((each) => each.state === entity.state);
  const timer = subject.timers(entity).find(({ at }) => at >= exploration.clock);
  return (
    <main className={s.page}>
      <Stack gap={5}>
        <Inline justify="between" align="start">
          <Heading level={1} size="h3">
            {subject.title[language]}
          </Heading>
          <Inline gap={2}>
            <Text as="span" role="status" size="small" tone="muted">
              {copied ? words.copied : ''}
            </Text>
            <Button
              size="sm"
              onClick={() => {
                void navigator.clipboard
                  .writeText(window.location.href)
                  .then(() => setCopied(true));
              }}
            >
              {words.copyLink}
            </Button>
          </Inline>
        </Inline>
        <Controls
          subject={subject}
          state={entity.state}
          by={exploration.by}
          clock={exploration.clock}
          nextTimer={timer?.at ?? null}
          language={language}
          onMachine={(name) => explore(standingIn(subjectNamed(name)))}
          onState={stand}
          onRole={(role) => explore({ ...exploration, by: role })}
          onClock={(at) => explore(moveClock(subject, exploration, entity, at))}
        />
        <div className={s.columns}>
          <Stack gap={2}>
            <StateGraph
              key={subject.name}
              sheet={subject.sheet}
              current={entity.state}
              language={language}
              onChoose={stand}
            />
            <Text size="small" tone="muted">
              {words.chooseState}
            </Text>
          </Stack>
          <Stack gap={6}>
            <div role="status">
              <Text size="caption" tone="muted">
                {words.current}
              </Text>
              <Heading level={2} size="h4" ref={heading} tabIndex={-1} className={s.now}>
                {now?.label[language]}
              </Heading>
              <span className={s.mono}>{entity.state}</span>
            </div>
            <Events
              key={`${subject.name} ${entity.state}`}
              subject={subject}
              entity={entity}
              by={exploration.by}
              clock={exploration.clock}
              language={language}
              onRole={(role) => explore({ ...exploration, by: role })}
              onSend={(event, payload) => {
                const sent = send(subject, exploration, entity, event, payload);
                if (!sent.ok) return sent.reason;
                explore(sent.exploration);
                heading.current?.focus();
                return null;
              }}
            />
            <Next subject={subject} entity={entity} clock={exploration.clock} language={language} />
            {subject.name === 'item' ? (
              <Codes
                state={entity.state}
                beside={exploration.beside}
                language={language}
                onBeside={(beside) => explore({ ...exploration, beside })}
              />
            ) : null}
            <History
              subject={subject}
              trail={trail}
              language={language}
              onUndo={() => explore(undo(exploration))}
              onRestart={() => explore(standingIn(subject))}
            />
          </Stack>
        </div>
      </Stack>
    </main>
  );
};
