import type { Screens } from './screen.ts';

export const screens: Screens<'support'> = {
  sendEmail: () => import('@hien/features/support/SendEmail/SendEmailScreen'),
  inbox: () => import('@hien/features/support/Inbox/InboxScreen'),
  customerCenter: () => import('@hien/features/support/CustomerCenter/CustomerCenterScreen'),
  customerCenterPost: () =>
    import('@hien/features/support/CustomerCenterPost/CustomerCenterPostScreen'),
  roomByRoomBGridCustomerCenter: () =>
    import('@hien/features/support/RoomByRoomBGridCustomerCenter/RoomByRoomBGridCustomerCenterScreen'),
  faq: () => import('@hien/features/support/Faq/FaqScreen'),
};
