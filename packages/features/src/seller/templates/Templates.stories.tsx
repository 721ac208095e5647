import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';

const meta = {
  title: 'screens/seller/ShopManager/Templates',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/templates' },
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

const list = mock('listShopTemplates');
const at = (query: string) => ({ path: `shop-manager/templates?${query}` });
const save = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Lưu|Save|저장)$/ }));
};

/** Item information in the shop's own order, with the parts that each has. */
export const ItemInformation: Story = {};

/** Answers, with what is filled in set off. */
export const SavedAnswers: Story = { parameters: at('kind=answer') };

/** The form with nothing ticked. */
export const NewTemplate: Story = { parameters: { ...at('kind=item&plan=new'), ...oneLook } };

/** Parts that are ticked are written as they are in an item. */
export const EditsTemplate: Story = { parameters: at('kind=item&edit=2') };

/** What a buyer would read stands below the words. */
export const EditsAnswer: Story = { parameters: { ...at('kind=answer&edit=11'), ...oneLook } };

export const CopiesAnswer: Story = { parameters: { ...at('kind=answer&copy=12'), ...oneLook } };

/** Somebody of the shop removed it. */
export const TemplateGone: Story = { parameters: { ...at('kind=item&edit=99'), ...oneLook } };

export const Invalid: Story = {
  parameters: { ...at('kind=item&plan=new'), ...oneLook },
  play: save,
};

/** Both stand side by side until one is chosen. */
export const StatusVersionConflict: Story = {
  parameters: {
    ...at('kind=answer&edit=11'),
    ...answers(
      mock('saveShopTemplate').error(409, {
        code: 'VERSION_CONFLICT',
        body: {
          current: {
            id: 11,
            kind: 'answer',
            version: 3,
            name: 'Còn hàng, gửi nhanh',
            fields: null,
            words: 'Chào {người hỏi}, {sản phẩm} đang còn, xưởng gửi ngay trong ngày.',
            changedAt: '2026-03-06T02:50:00.000Z',
          },
        },
      }),
    ),
    ...oneLook,
  },
  play: save,
};

/** A shop keeps so many and no more. */
export const StatusConflict: Story = {
  parameters: {
    ...at('kind=answer&copy=11'),
    ...answers(mock('saveShopTemplate').error(409, { code: 'CONFLICT' })),
    ...oneLook,
  },
  play: save,
};

export const TemplatesLoading: Story = { parameters: { ...answers(list.pending()), ...oneLook } };
export const TemplatesEmpty: Story = { parameters: { ...answers(list.empty()), ...oneLook } };
export const AnswersEmpty: Story = {
  parameters: { ...at('kind=answer'), ...answers(list.empty()), ...oneLook },
};
export const TemplatesError: Story = { parameters: { ...answers(list.error()), ...oneLook } };
export const TemplatesOffline: Story = { parameters: { ...answers(list.offline()), ...oneLook } };
export const TemplatesForbidden: Story = {
  parameters: { ...answers(list.forbidden()), ...oneLook },
};
export const TemplatesRefetching: Story = {
  parameters: { ...answers(list.refetching()), ...oneLook },
};
export const TemplatesLongText: Story = {
  parameters: { ...at('kind=answer'), ...answers(list.longText()), ...oneLook },
};
