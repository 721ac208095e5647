import { answers, MockFailure, fixtures, mock } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import shown from './TermsScreen.stories.tsx';
import type { Screen } from './TermsScreen.tsx';
import { field, sayWhatChanges, send } from './story-steps.ts';

let sent: { [key: string]: unknown }[] = [];

const meta = {
  ...shown,
  title: 'screens/admin/Terms/Flow',
  tags: ['!autodocs'],
  globals: { language: 'vi' },
  parameters: {
    ...shown.parameters,
    chromatic: { disableSnapshot: true },
    ...answers(
      mock('announceTerms').answer(({ body }) => {
        sent.push(body);
        return {
          data: {
            category: body.category,
            announced: {
              version: body.expected_version + 1,
              state: 'announced',
              announced_at: '2026-03-06T03:00:00Z',
              in_force_from: '2026-05-01T17:00:00Z',
              important: body.important,
            },
          },
        };
      }),
    ),
  },
  beforeEach: () => {
    sent = [];
    return shown.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const confirm = async () => within(await screen.findByRole('alertdialog'));

/** An important change: the day moves behind its thirty days, staff are asked, and it is announced once. */
export const AnnouncesAnImportantChange: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const day = await field(context, 'in_force_on');
    await expect(day).toHaveValue('14/03/2026');
    await userEvent.click(canvas.getByRole('radio', { name: /30 ngày/ }));
    await waitFor(() => expect(day).toHaveValue('06/04/2026'));
    await sayWhatChanges(context);
    await send(context);
    const first = await confirm();
    await waitFor(() => expect(first.getByText(/06\/04\/2026/)).toBeVisible());
    await userEvent.click(first.getByRole('button', { name: 'Sửa tiếp' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(sent).toEqual([]);
    await expect(await field(context, 'changes.vi')).toHaveValue('Thêm một cookie.');
    await send(context);
    await userEvent.dblClick((await confirm()).getByRole('button', { name: 'Công bố' }));
    await canvas.findByRole('link', { name: 'Đọc bản này' });
    await expect(sent).toEqual([
      {
        category: 'cookies',
        expected_version: 1,
        important: true,
        in_force_on: '2026-04-06',
        reviewed: false,
        summary: fixtures.termsSource.summary,
        changes: { vi: 'Thêm một cookie.', en: 'One more cookie.', ko: '쿠키 하나 추가' },
        sections: fixtures.termsSource.sections,
      },
    ]);
  },
};

/** What is written is seen at once; a translation with fewer points is refused, and said where. */
export const HoldsTheLanguagesTogether: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sayWhatChanges(context);
    const vietnamese = await field(context, 'articles.vi');
    await userEvent.click(vietnamese);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}- Một ý thêm');
    const preview = canvas.getByRole('region', { name: 'Xem trước: Tiếng Việt' });
    await waitFor(() => expect(preview).toHaveTextContent('Một ý thêm'));
    await send(context);
    const summary = await canvas.findByRole('region', { name: 'Còn 2 chỗ cần sửa' });
    await waitFor(() => expect(summary).toHaveFocus());
    const english = await field(context, 'articles.en');
    await expect(english).toHaveAttribute('aria-invalid', 'true');
    await expect(english).toHaveAccessibleDescription(/Điều 2 cần 1 ý, đang có 0/);
    await expect(sent).toEqual([]);
    for (const language of ['en', 'ko']) {
      await userEvent.click(await field(context, `articles.${language}`));
      await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}- One more');
    }
    await send(context);
    await userEvent.click((await confirm()).getByRole('button', { name: 'Công bố' }));
    await canvas.findByRole('link', { name: 'Đọc bản này' });
    await expect(sent).toHaveLength(1);
  },
};

/** A day within the notice is refused at its field, before anything is asked. */
export const RefusesADayThatIsTooEarly: Story = {
  play: async (context) => {
    const day = await field(context, 'in_force_on');
    await sayWhatChanges(context);
    await context.userEvent.clear(day);
    await context.userEvent.type(day, '2026-03-13');
    await send(context);
    await waitFor(() => expect(day).toHaveAttribute('aria-invalid', 'true'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(sent).toEqual([]);
  },
};

/** Somebody was first: said with the number, everything stays, and the next try builds on theirs. */
export const BuildsOnTheNewerOne: Story = {
  parameters: answers(
    mock('getTermsSource').answer(() => ({
      data: { ...fixtures.termsSource, version: sent.length === 0 ? 1 : 2 },
    })),
    mock('announceTerms').answer(({ body }) => {
      sent.push(body);
      if (sent.length === 1) throw new MockFailure(409, { code: 'VERSION_CONFLICT' });
      return {
        data: {
          category: body.category,
          announced: {
            version: 3,
            state: 'announced',
            announced_at: '2026-03-06T03:00:00Z',
            in_force_from: '2026-03-13T17:00:00Z',
            important: false,
          },
        },
      };
    }),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await sayWhatChanges(context);
    await send(context);
    await userEvent.click((await confirm()).getByRole('button', { name: 'Công bố' }));
    await canvas.findByText(/bản số 2/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await canvas.findByRole('button', { name: 'Công bố bản số 3' });
    await expect(await field(context, 'changes.ko')).toHaveValue('쿠키 하나 추가');
    await send(context);
    await userEvent.click((await confirm()).getByRole('button', { name: 'Công bố' }));
    await canvas.findByRole('link', { name: 'Đọc bản này' });
    await expect(sent.map(({ expected_version }) => expected_version)).toEqual([1, 2]);
  },
};
