import type { Screens } from './screen.ts';

/** One selector at two addresses. */
const selector = {
  file: 'room-by-room/Selector/SelectorScreen',
  load: () => import('@hien/features/room-by-room/Selector/SelectorScreen'),
};

export const screens: Screens<'room-by-room'> = {
  roomByRoom: () => import('@hien/features/room-by-room/RoomByRoom/RoomByRoomScreen'),
  roomByRoomProject: () =>
    import('@hien/features/room-by-room/RoomByRoomProject/RoomByRoomProjectScreen'),
  roomByRoomNewLandingPage: () =>
    import('@hien/features/room-by-room/RoomByRoomNewLandingPage/RoomByRoomNewLandingPageScreen'),
  roomByRoomNewIntroduction: () =>
    import('@hien/features/room-by-room/RoomByRoomNewIntroduction/RoomByRoomNewIntroductionScreen'),
  roomByRoomNew: () => import('@hien/features/room-by-room/RoomByRoomNew/RoomByRoomNewScreen'),
  roomByRoomCustomerIntroduction: () =>
    import('@hien/features/room-by-room/RoomByRoomCustomerIntroduction/RoomByRoomCustomerIntroductionScreen'),
  roomByRoomDemoIntroduction: () =>
    import('@hien/features/room-by-room/RoomByRoomDemoIntroduction/RoomByRoomDemoIntroductionScreen'),
  roomByRoomSamsungIntroduction: () =>
    import('@hien/features/room-by-room/RoomByRoomSamsungIntroduction/RoomByRoomSamsungIntroductionScreen'),
  roomByRoomSamsungFurnitureByRoom: () =>
    import('@hien/features/room-by-room/RoomByRoomSamsungFurnitureByRoom/RoomByRoomSamsungFurnitureByRoomScreen'),
  roomByRoomVinhomesVillas: () =>
    import('@hien/features/room-by-room/RoomByRoomVinhomesVillas/RoomByRoomVinhomesVillasScreen'),
  roomByRoomVinhomes: () =>
    import('@hien/features/room-by-room/RoomByRoomVinhomes/RoomByRoomVinhomesScreen'),
  roomByRoomShowcaseIntroduction: () =>
    import('@hien/features/room-by-room/RoomByRoomShowcaseIntroduction/RoomByRoomShowcaseIntroductionScreen'),
  roomByRoomShowcase: () =>
    import('@hien/features/room-by-room/RoomByRoomShowcase/RoomByRoomShowcaseScreen'),
  rbrStyleChecking: () =>
    import('@hien/features/room-by-room/RbrStyleChecking/RbrStyleCheckingScreen'),
  roomByRoomDetail: selector,
  roomByRoomProjectDetail: selector,
  roomByRoomVibStep2: () =>
    import('@hien/features/room-by-room/RoomByRoomVibStep2/RoomByRoomVibStep2Screen'),
  roomByRoomVibStep3Room: () =>
    import('@hien/features/room-by-room/RoomByRoomVibStep3Room/RoomByRoomVibStep3RoomScreen'),
  roomByRoomVibStep3FloorPlan: () =>
    import('@hien/features/room-by-room/RoomByRoomVibStep3FloorPlan/RoomByRoomVibStep3FloorPlanScreen'),
  roomByRoomVibStep4Room: () =>
    import('@hien/features/room-by-room/RoomByRoomVibStep4Room/RoomByRoomVibStep4RoomScreen'),
  roomByRoomVibStep4FloorPlan: () =>
    import('@hien/features/room-by-room/RoomByRoomVibStep4FloorPlan/RoomByRoomVibStep4FloorPlanScreen'),
  roomByRoomVibStep5Room: () =>
    import('@hien/features/room-by-room/RoomByRoomVibStep5Room/RoomByRoomVibStep5RoomScreen'),
  roomByRoomVibStep5FloorPlan: () =>
    import('@hien/features/room-by-room/RoomByRoomVibStep5FloorPlan/RoomByRoomVibStep5FloorPlanScreen'),
};
