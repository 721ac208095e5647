import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/layout/Stack.tsx';
import { duration, easing } from '../scale.css.ts';
import * as s from './foundations.css.ts';

/**
 * Only opacity and place change, so that nothing else on the page is laid out again. Under *reduced motion* of the
 * system all of it is at once.
 */
const meta = { title: 'foundations/Motion' } satisfies Meta;

export default meta;

const uses = {
  fast: 'A colour or an edge under the pointer; what a press changes.',
  base: 'A veil over the page, a large picture.',
  slow: 'What comes from an edge: a sheet, a dialog, a toast; a picture that has arrived.',
} as const;

const Runs = () => {
  const [away, setAway] = useState(false);
  return (
    <Stack gap={4} align="start">
      <Button onClick={() => setAway(!away)}>{away ? 'Back' : 'Run'}</Button>
      <div style={{ width: '100%', maxWidth: 640 }}>
        {(['fast', 'base', 'slow'] as const).map((name) => (
          <div key={name} className={s.row}>
            <span className={s.note}>
              {name} · {duration[name]}
            </span>
            <div data-away={away || undefined}>
              <p className={s.name}>{uses[name]}</p>
              <div className={s.track} data-away={away || undefined}>
                <div className={s.run[name]} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Stack>
  );
};

/** Three lengths; none is longer than a quarter of a second. */
export const Durations: StoryObj = { render: () => <Runs /> };

const curves = {
  standard: 'Begins and ends on the page: a colour, a card’s picture.',
  enter: 'Comes from outside and comes to rest: a menu, a toast.',
  leave: 'Goes and does not come back.',
} as const;

/** What enters brakes, what leaves gathers speed. */
export const Easings: StoryObj = {
  render: () => (
    <div>
      {(['standard', 'enter', 'leave'] as const).map((name) => (
        <div key={name} className={s.row}>
          <span className={s.note}>{name}</span>
          <div>
            <p className={s.name}>{curves[name]}</p>
            <p className={s.note}>{easing[name]}</p>
          </div>
        </div>
      ))}
    </div>
  ),
};
