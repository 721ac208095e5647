/** Decisions that may be turned the other way without touching a rule. */
export type Switches = {
  /** D8: `true` counts the 7 days only once the goods have arrived. */
  confirmRequiresDelivery: boolean;
  /** D31: when a bid is paid. */
  auctionPayOn: 'bid' | 'win';
  /** D30: minutes by which a late bid moves its slot's close; 0 closes every slot with the results. */
  auctionSoftClose: number;
  /** D43: where an unauthenticated visitor is sent. */
  guardLoginLanguage: 'vi' | 'current';
  /** D51: whether a failed login shows a text in the form. */
  loginInlineFailure: boolean;
  /** D92: `true` refuses an account holder that differs from the company name. */
  accountHolderMustMatch: boolean;
  /** D62: words a rewarded review must exceed. */
  reviewMinWords: 200 | 500;
};

export const switches: Readonly<Switches> = {
  confirmRequiresDelivery: false,
  auctionPayOn: 'bid',
  auctionSoftClose: 5,
  guardLoginLanguage: 'vi',
  loginInlineFailure: true,
  accountHolderMustMatch: false,
  reviewMinWords: 200,
};
