import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Notices',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/notices' },
  beforeEach: () => {
    localStorage.clear();
    signInForStory('partner');
    return () => {
      localStorage.clear();
      signOutForStory();
    };
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = mock('listShopNotices');
const at = (query: string) => ({ path: `shop-manager/notices?${query}` });
const save = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(
    await canvas.findByRole('button', {
      name: /^(Lưu|Save|저장|Thêm thông báo|Add notice|공지 등록)$/,
    }),
  );
};

/** What buyers read today. */
export const StatusShown: Story = {};
export const StatusPlanned: Story = { parameters: { ...at('state=planned'), ...oneLook } };
/** What is over can be said again. */
export const StatusEnded: Story = { parameters: { ...at('state=ended'), ...oneLook } };
export const NewNotice: Story = { parameters: { ...at('plan=new'), ...oneLook } };
export const EditsNotice: Story = { parameters: { ...at('edit=2'), ...oneLook } };
export const NoticeGone: Story = { parameters: { ...at('edit=99'), ...oneLook } };

/** What a colleague saved stands over one's own words until one is chosen. */
export const StatusVersionConflict: Story = {
  parameters: {
    ...at('edit=2'),
    ...answers(
      mock('saveShopNotice').error(409, {
        code: 'VERSION_CONFLICT',
        body: {
          current: {
            id: 2,
            state: 'shown',
            version: 3,
            title: 'Giao chậm đến thứ bảy',
            details: 'Xe về xưởng chiều thứ bảy; đơn nội thành giao lại từ chủ nhật.',
            startsOn: '2026-03-02',
            endsOn: '2026-03-08',
            addedAt: '2026-03-02T03:00:00.000Z',
          },
        },
      }),
    ),
    ...oneLook,
  },
  play: save,
};

export const NoticesLoading: Story = { parameters: { ...answers(list.pending()), ...oneLook } };
export const NoticesEmpty: Story = { parameters: { ...answers(list.empty()), ...oneLook } };
export const NoticesError: Story = { parameters: { ...answers(list.error()), ...oneLook } };
export const NoticesOffline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const NoticesForbidden: Story = { parameters: { ...answers(list.forbidden()), ...oneLook } };
export const NoticesRefetching: Story = {
  parameters: { ...answers(list.refetching()), ...oneLook },
};
export const NoticesLongText: Story = { parameters: { ...answers(list.longText()), ...oneLook } };
