import type { Screens } from './screen.ts';

export const screens: Screens<'office-plan'> = {
  roomByRoomBGridStep1: () =>
    import('@hien/features/office-plan/RoomByRoomBGridStep1/RoomByRoomBGridStep1Screen'),
  roomByRoomBGridStep1DoorDetection: () =>
    import('@hien/features/office-plan/RoomByRoomBGridStep1DoorDetection/RoomByRoomBGridStep1DoorDetectionScreen'),
  roomByRoomBGridStep2: () =>
    import('@hien/features/office-plan/RoomByRoomBGridStep2/RoomByRoomBGridStep2Screen'),
  roomByRoomBGridStep3: () =>
    import('@hien/features/office-plan/RoomByRoomBGridStep3/RoomByRoomBGridStep3Screen'),
  roomByRoomBGridMypage: () =>
    import('@hien/features/office-plan/RoomByRoomBGridMypage/RoomByRoomBGridMypageScreen'),
  roomByRoomBGridConstructionSchedule: () =>
    import('@hien/features/office-plan/RoomByRoomBGridConstructionSchedule/RoomByRoomBGridConstructionScheduleScreen'),
  roomByRoomBGridCart: () =>
    import('@hien/features/office-plan/RoomByRoomBGridCart/RoomByRoomBGridCartScreen'),
};
