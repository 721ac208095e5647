import type { Language, Text } from '@hien/domain';

/** The explorer's own words. What the machines say comes from the domain. */
const texts = {
  machine: { vi: 'Quy trình', en: 'Machine', ko: '상태 기계' },
  state: { vi: 'Trạng thái', en: 'State', ko: '상태' },
  role: { vi: 'Vai trò', en: 'Role', ko: '역할' },
  clock: { vi: 'Đồng hồ (giờ Việt Nam)', en: 'Clock (Vietnam time)', ko: '시계(베트남 시간)' },
  hourLater: { vi: '+1 giờ', en: '+1 hour', ko: '+1시간' },
  dayLater: { vi: '+1 ngày', en: '+1 day', ko: '+1일' },
  toNextTimer: { vi: 'Đến hạn kế tiếp', en: 'To the next deadline', ko: '다음 기한으로' },
  noTimerToMoveTo: {
    vi: 'Không có hạn nào đang chạy.',
    en: 'No deadline is running.',
    ko: '진행 중인 기한이 없습니다.',
  },
  graph: { vi: 'Sơ đồ trạng thái', en: 'Graph of states', ko: '상태 그래프' },
  current: { vi: 'Trạng thái hiện tại', en: 'Current state', ko: '현재 상태' },
  here: { vi: 'đang ở đây', en: 'here now', ko: '현재 위치' },
  reachable: { vi: 'còn đến được', en: 'still reachable', ko: '도달 가능' },
  unreachable: { vi: 'không đến được nữa', en: 'out of reach', ko: '도달 불가' },
  end: { vi: 'Kết thúc', en: 'End', ko: '종료' },
  start: { vi: 'Bắt đầu', en: 'Start', ko: '시작' },
  zoomIn: { vi: 'Phóng to', en: 'Zoom in', ko: '확대' },
  zoomOut: { vi: 'Thu nhỏ', en: 'Zoom out', ko: '축소' },
  wholeGraph: { vi: 'Xem toàn bộ sơ đồ', en: 'Show the whole graph', ko: '전체 그래프 보기' },
  zoom: { vi: 'Thu phóng sơ đồ', en: 'Zoom of the graph', ko: '그래프 확대/축소' },
  miniature: { vi: 'Sơ đồ thu nhỏ', en: 'Miniature of the graph', ko: '그래프 축소판' },
  chooseState: {
    vi: 'Bấm vào một trạng thái để đứng ở đó.',
    en: 'Press a state to stand in it.',
    ko: '상태를 누르면 그 상태로 이동합니다.',
  },
  events: { vi: 'Có thể làm gì', en: 'What can be done', ko: '할 수 있는 일' },
  noEvents: {
    vi: 'Vai trò này không có việc gì ở trạng thái này.',
    en: 'This role has nothing to do in this state.',
    ko: '이 역할이 이 상태에서 할 수 있는 일이 없습니다.',
  },
  othersCan: { vi: 'Người có thể làm:', en: 'Who can:', ko: '할 수 있는 역할:' },
  leadsTo: { vi: 'chuyển đến', en: 'leads to', ko: '다음 상태' },
  mayRefuse: {
    vi: 'Có thể bị từ chối vì',
    en: 'May be refused because',
    ko: '거절될 수 있는 사유',
  },
  send: { vi: 'Gửi', en: 'Send', ko: '보내기' },
  cancel: { vi: 'Thôi', en: 'Never mind', ko: '취소' },
  refused: { vi: 'Bị từ chối', en: 'Refused', ko: '거절됨' },
  unreadable: {
    vi: 'Dữ liệu không đúng dạng của sự kiện này.',
    en: 'The data has not the shape of this event.',
    ko: '이 이벤트에 맞지 않는 데이터입니다.',
  },
  notJson: {
    vi: 'Không đọc được JSON.',
    en: 'This is not readable JSON.',
    ko: 'JSON을 읽을 수 없습니다.',
  },
  next: { vi: 'Điều gì xảy ra tiếp theo', en: 'What happens next', ko: '다음에 일어날 일' },
  waitsFor: { vi: 'Đang chờ', en: 'Waits for', ko: '기다리는 대상' },
  nobody: { vi: 'Không ai', en: 'Nobody', ko: '없음' },
  until: { vi: 'Đến', en: 'Until', ko: '기한' },
  otherwise: { vi: 'Nếu không', en: 'Otherwise', ko: '그렇지 않으면' },
  timers: { vi: 'Thời hạn', en: 'Timers', ko: '타이머' },
  noTimers: {
    vi: 'Không có thời hạn nào.',
    en: 'No timer runs.',
    ko: '진행 중인 타이머가 없습니다.',
  },
  deadline: { vi: 'thời hạn', en: 'deadline', ko: '기한' },
  reminder: { vi: 'nhắc nhở', en: 'reminder', ko: '알림' },
  past: { vi: 'đã qua', en: 'passed', ko: '지남' },
  sends: { vi: 'tự gửi', en: 'sends', ko: '자동 전송' },
  tellsPeople: {
    vi: 'chỉ báo người phụ trách',
    en: 'only tells those in charge',
    ko: '담당자에게만 알림',
  },
  codes: { vi: 'Mã hiển thị', en: 'Codes shown', ko: '표시 코드' },
  itemCode: { vi: 'Mã sản phẩm', en: 'Item code', ko: '상품 코드' },
  orderCode: { vi: 'Mã đơn hàng', en: 'Order code', ko: '주문 코드' },
  noCode: {
    vi: 'chưa có mã, chỉ có giai đoạn',
    en: 'no code, only a stage',
    ko: '코드 없음(단계만 표시)',
  },
  beside: {
    vi: 'Sản phẩm khác trong cùng đơn',
    en: 'Another item in the same order',
    ko: '같은 주문의 다른 상품',
  },
  alone: { vi: 'Không có', en: 'None', ko: '없음' },
  history: { vi: 'Đã xảy ra', en: 'What happened', ko: '지난 일' },
  noHistory: {
    vi: 'Chưa có gì xảy ra.',
    en: 'Nothing has happened yet.',
    ko: '아직 일어난 일이 없습니다.',
  },
  undo: { vi: 'Hoàn tác bước cuối', en: 'Undo the last step', ko: '마지막 단계 취소' },
  restart: { vi: 'Về đầu', en: 'Back to the beginning', ko: '처음으로' },
  copyLink: { vi: 'Chép liên kết', en: 'Copy the link', ko: '링크 복사' },
  copied: { vi: 'Đã chép liên kết.', en: 'The link is copied.', ko: '링크를 복사했습니다.' },
  effects: { vi: 'Hệ thống sẽ làm', en: 'The system will', ko: '시스템이 할 일' },
} as const satisfies Record<string, Text>;

export type Words = Readonly<Record<keyof typeof texts, string>>;

export function wordsIn(language: Language): Words {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, text[language]]),
  ) as Words;
}

const effects = {
  notify: { vi: 'báo', en: 'tell', ko: '알림' },
  'return-money': { vi: 'hoàn tiền', en: 'return money', ko: '환불' },
  stock: { vi: 'tồn kho', en: 'stock', ko: '재고' },
  penalty: { vi: 'điểm phạt', en: 'penalty points', ko: '벌점' },
  queue: { vi: 'chuyển đến hàng đợi', en: 'put into the queue', ko: '대기열' },
  settlement: { vi: 'đối soát', en: 'settlement', ko: '정산' },
  'adjust-invoice': { vi: 'điều chỉnh hóa đơn', en: 'adjust the invoice', ko: '세금계산서 수정' },
  session: { vi: 'phiên đăng nhập', en: 'session', ko: '세션' },
  'set-timer': { vi: 'đặt thời hạn', en: 'set the timer', ko: '타이머 설정' },
  'stop-timer': { vi: 'dừng thời hạn', en: 'stop the timer', ko: '타이머 중지' },
} as const satisfies Record<string, Text>;

export function effectName(kind: keyof typeof effects, language: Language): string {
  return effects[kind][language];
}
