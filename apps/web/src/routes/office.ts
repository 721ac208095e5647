import type { Screens } from './screen.ts';

export const screens: Screens<'office'> = {
  roomByRoomBGridIntroduction: () =>
    import('@hien/features/office/RoomByRoomBGridIntroduction/RoomByRoomBGridIntroductionScreen'),
  roomByRoomBGridModuleList: () =>
    import('@hien/features/office/RoomByRoomBGridModuleList/RoomByRoomBGridModuleListScreen'),
  roomByRoomBGridModuleDetail: () =>
    import('@hien/features/office/RoomByRoomBGridModuleDetail/RoomByRoomBGridModuleDetailScreen'),
  roomByRoomBGridOrderHistory: () =>
    import('@hien/features/office/RoomByRoomBGridOrderHistory/RoomByRoomBGridOrderHistoryScreen'),
  roomByRoomBGridOrder: () =>
    import('@hien/features/office/RoomByRoomBGridOrder/RoomByRoomBGridOrderScreen'),
  roomByRoomBGridWishlist: () =>
    import('@hien/features/office/RoomByRoomBGridWishlist/RoomByRoomBGridWishlistScreen'),
};
