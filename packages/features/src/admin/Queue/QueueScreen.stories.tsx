import { fixtures, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueueScreen } from './QueueScreen.tsx';

const meta = {
  title: 'screens/admin/Queue',
  component: QueueScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'admin/upgrades' },
  beforeEach: () => {
    signInForStory('admin');
    return signOutForStory;
  },
} satisfies Meta<typeof QueueScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const cases = (handler: ReturnType<ReturnType<typeof mock<'listUpgradeCases'>>['pending']>) => ({
  msw: { handlers: { listUpgradeCases: handler } },
});

/** Unfolds the row at a place. */
async function unfold({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0], at = 0) {
  const buttons = await canvas.findAllByRole('button', { expanded: false });
  const button = buttons.filter((one) => one.closest('table'))[at];
  if (button) await userEvent.click(button);
}

export const Default: Story = {};

export const Unfolded: Story = { play: (context) => unfold(context) };

/** What differs from what is shown now says so. */
export const ChangedDetails: Story = { play: (context) => unfold(context, 1) };

export const Decided: Story = { parameters: { path: 'admin/upgrades?state=decided' } };

export const Contractors: Story = { parameters: { path: 'admin/contractors' } };

/** Who waits longest comes first; what was said, and the box for the answer. */
export const SupportStatusUnanswered: Story = {
  parameters: { path: 'admin/support' },
  play: async (context) => {
    await context.canvas.findAllByText(/^(Hoàn tiền|Refund|환불)$/);
    await unfold(context, 1);
  },
};

export const SupportStatusAnswered: Story = {
  parameters: { path: 'admin/support?state=decided' },
};

export const Mails: Story = { parameters: { path: 'admin/mails' } };

export const Empty: Story = { parameters: cases(mock('listUpgradeCases').empty()) };

export const Loading: Story = { parameters: cases(mock('listUpgradeCases').pending()) };

export const ServerError: Story = { parameters: cases(mock('listUpgradeCases').error()) };

export const Refetching: Story = {
  parameters: {
    msw: {
      handlers: {
        decideUpgrade: mock('decideUpgrade').pending(),
      },
    },
  },
  play: async (context) => {
    await unfold(context);
    const primary = context.canvasElement.querySelectorAll<HTMLButtonElement>('td button');
    const approve = primary.item(primary.length - 2);
    if (approve) await context.userEvent.click(approve);
  },
};

/** A queue that is none. */
export const NotFound: Story = { parameters: { path: 'admin/khong-co' } };

/** A member who found the address. */
export const Forbidden: Story = {
  beforeEach: () => {
    signInForStory('member');
  },
};

export const LongText: Story = {
  parameters: cases(
    mock('listUpgradeCases').answer({
      data: {
        items: fixtures.upgradeCases.map((one) => ({
          ...one,
          sent: {
            ...one.sent,
            company_name: 'Công ty Trách nhiệm hữu hạn Thiết kế và Thi công Nội thất '.repeat(3),
          },
        })),
        meta: { page: 2, limit: 20, total: 60, totalPages: 3 },
      },
    }),
  ),
};
