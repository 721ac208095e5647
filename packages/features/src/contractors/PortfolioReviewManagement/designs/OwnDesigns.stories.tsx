import { answers, fixtures, mock } from '@hien/api/testing';
import type { DesignWorkState } from '@hien/domain';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Screen } from '../PortfolioReviewManagementScreen.tsx';
import shown from '../PortfolioReviewManagementScreen.stories.tsx';

const page = 'portfolio-review-management/design';
const at = (write: number | string, step = '') => ({
  ...oneLook,
  path: `${page}?write=${write}${step === '' ? '' : `&step=${step}`}`,
});

const meta = {
  ...shown,
  title: 'screens/contractors/PortfolioReviewManagement/designs',
  tags: ['!autodocs'],
  parameters: { ...oneLook, layout: 'fullscreen', path: page },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const own = mock('listOwnDesigns');

const draftIn = (state: DesignWorkState, rejection: string | null = null) =>
  answers(
    mock('readDesignDraft').answer({
      data: {
        id: 41,
        design_id: null,
        version: 3,
        state,
        is_off: false,
        content: fixtures.onDesignWire(fixtures.wholeDesign),
        live: null,
        rejection,
        saved_at: '2026-03-06T02:15:00.000Z',
      },
    }),
  );

/** One in each state, and one that is being written. */
export const Default: Story = {};
export const Loading: Story = { parameters: answers(own.pending()) };
export const Empty: Story = { parameters: answers(own.empty()) };
export const ServerError: Story = { parameters: answers(own.error()) };
/** Who may not even apply reads what to change first. */
export const Forbidden: Story = {
  parameters: answers(
    own.forbidden(),
    mock('getProfile').answer({
      data: { ...fixtures.partner, business_kind: 'individual', partner: [] },
    }),
  ),
};
export const Offline: Story = { parameters: answers(own.offline()) };
export const Refetching: Story = { parameters: answers(own.refetching()) };
export const LongText: Story = { parameters: answers(own.longText()) };

export const StatusDraft: Story = { parameters: at('new') };
export const Words: Story = { parameters: at('new', 'words') };
export const Pictures: Story = { parameters: { ...at(2, 'pictures') } };
export const Rooms: Story = { parameters: { ...at(2, 'rooms') } };
/** Typed over what is on sale: what differs, and how buyers will see it. */
export const Check: Story = { parameters: at(2, 'check') };
export const StatusOnSale: Story = { parameters: at(1) };
export const StatusOffSale: Story = { parameters: at(4) };
export const StatusEditRequest: Story = { parameters: at(3) };
export const StatusWaiting: Story = { parameters: { ...at(41), ...draftIn('waiting') } };
export const StatusRejected: Story = {
  parameters: { ...at(41), ...draftIn('rejected', fixtures.whyDesignRefused.vi) },
};
export const NotFound: Story = { parameters: at(999) };
