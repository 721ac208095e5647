import { answers, mock, signInForStory, signOutForStory } from '@hien/api/testing';
import { oneLook } from '@hien/ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Screen } from '../ShopManager/ShopManagerScreen.tsx';
import { unfoldPromotion } from './story-steps.ts';

const meta = {
  title: 'screens/seller/ShopManager/Promotions',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', path: 'shop-manager/promotions' },
  beforeEach: () => {
    signInForStory('partner');
    return signOutForStory;
  },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string) => ({ path: `shop-manager/${path}` });

/** What runs and comes, in bars and in words. */
export const Planned: Story = {};

/** What one says, what its items cost in it, and how it ends. */
export const StatusAdvertising: Story = { play: (context) => unfoldPromotion(context, 1) };

/** Weeks in which nothing is planned. */
export const OtherWeeks: Story = { parameters: at('promotions?from=2026-06-01') };

export const StatusFinished: Story = {
  parameters: at('promotions?state=finished'),
  play: (context) => unfoldPromotion(context),
};

export const StatusWaiting: Story = {
  parameters: at('promotion-requests'),
  play: (context) => unfoldPromotion(context),
};

/** What runs stands beside what is asked for. */
export const StatusEditRequest: Story = {
  parameters: at('promotion-requests?state=edit_request'),
  play: (context) => unfoldPromotion(context),
};

/** With the words of staff, and the way to send it again. */
export const StatusRejected: Story = {
  parameters: at('promotion-requests?state=rejected'),
  play: (context) => unfoldPromotion(context),
};

/** The form for a new one, with nothing chosen. */
export const NewPromotion: Story = { parameters: at('promotion-requests?plan=new') };

/** The form for one that was refused, with what was asked for. */
export const SendsAgain: Story = { parameters: at('promotion-requests?edit=5') };

/** One that waits for staff, or that there is not, has no form. */
export const NotEditable: Story = {
  parameters: { ...oneLook, ...at('promotion-requests?edit=4') },
};

export const PromotionsLoading: Story = {
  parameters: { ...answers(mock('listShopPromotions').pending()), ...oneLook },
};

export const PromotionsEmpty: Story = {
  parameters: { ...answers(mock('listShopPromotions').empty()), ...oneLook },
};

export const PromotionsError: Story = {
  parameters: { ...answers(mock('listShopPromotions').error()), ...oneLook },
};

export const PromotionsOffline: Story = {
  parameters: { ...answers(mock('listShopPromotions').offline()), ...oneLook },
};

export const PromotionsForbidden: Story = {
  parameters: { ...answers(mock('listShopPromotions').forbidden()), ...oneLook },
};

export const PromotionsRefetching: Story = {
  parameters: { ...answers(mock('listShopPromotions').refetching()), ...oneLook },
};

export const PromotionsLongText: Story = {
  parameters: answers(mock('listShopPromotions').longText()),
};

export const FormLongText: Story = {
  parameters: {
    ...at('promotion-requests?edit=5'),
    ...answers(mock('listShopPromotions').longText(), mock('listShopItems').longText()),
  },
};
