import type { PanoramaProps } from './Panorama.tsx';
import { common } from '../../testing/languages/common.ts';
import { dong, words } from '../../testing/languages/words.ts';

/** Walls, floor and windows of a room that is only drawn: the whole view of 2048 × 1024. */
const wall = (left: number, color: string) =>
  `<rect x="${left}" y="300" width="512" height="424" fill="${color}"/>`;
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="2048" height="1024" viewBox="0 0 2048 1024">
<rect width="2048" height="1024" fill="#efe6d8"/><rect y="724" width="2048" height="300" fill="#b98f63"/>
${wall(0, '#e2d6c3')}${wall(512, '#d8cbb6')}${wall(1024, '#e6dccb')}${wall(1536, '#d3c6b1')}
<rect x="640" y="360" width="256" height="220" fill="#bcd6e6"/><rect x="764" y="360" width="8" height="220" fill="#f7f1e6"/>
<rect x="1120" y="540" width="360" height="150" rx="40" fill="#5e7d68"/><rect x="1150" y="480" width="300" height="90" rx="30" fill="#6d8f78"/>
<circle cx="300" cy="380" r="46" fill="#f4d9a0"/><rect x="1700" y="420" width="180" height="304" fill="#8a6a4a"/></svg>`;

export const panorama: PanoramaProps = {
  label: words('Phòng khách, góc nhìn 360°', 'Living room, 360 ° view', '거실 360° 보기'),
  src: `data:image/svg+xml,${encodeURIComponent(drawn)}`,
  still: {
    src: '/media/rooms/living-japandi-01.avif?width=960',
    alt: common.japandiLivingRoom,
  },
  hotspots: [
    {
      id: 'sofa',
      name: common.suongThreeSeatSofa,
      detail: dong(18_900_000),
      toward: { yaw: 0.85, pitch: -0.25 },
    },
    {
      id: 'lamp',
      name: words('Đèn trần mây đan', 'Rattan ceiling lamp', '라탄 천장등'),
      detail: dong(2_450_000),
      toward: { yaw: -2.2, pitch: 0.4 },
    },
    {
      id: 'door',
      name: words('Sang phòng ngủ', 'To the bedroom', '침실로'),
      toward: { yaw: 2.35, pitch: -0.15 },
    },
  ],
  labels: {
    start: words('Xem 360°', 'View in 360°', '360° 보기'),
    loading: 'Đang mở góc nhìn 360°',
    hotspots: words('Trong phòng này', 'In this room', '이 방에는'),
    keys: 'Phím mũi tên để xoay; phím cộng và trừ để lại gần, lùi xa.',
    fullscreen: words('Xem toàn màn hình', 'Full screen', '전체 화면으로 보기'),
    leaveFullscreen: words('Thoát toàn màn hình', 'Leave full screen', '전체 화면 끝내기'),
    follow: words('Xoay theo điện thoại', 'Turn with the phone', '휴대폰을 움직여 둘러보기'),
    notFollowed: words(
      'Trình duyệt chưa cho phép xoay theo điện thoại; bạn vẫn kéo bằng tay được.',
      'The browser does not let the view turn with the phone; dragging it works.',
      '브라우저가 움직임 감지를 허용하지 않습니다. 손가락으로 밀어서 둘러볼 수 있습니다.',
    ),
    failed: words(
      'Thiết bị này chưa xoay được ảnh; bạn vẫn xem được ảnh và danh sách bên dưới.',
      'This device cannot turn the picture; the picture and the list below are there.',
      '이 기기에서는 사진을 돌릴 수 없지만 사진과 아래 목록은 볼 수 있습니다.',
    ),
  },
};
