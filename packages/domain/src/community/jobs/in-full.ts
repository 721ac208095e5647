import type { Text } from '../../language/language.ts';
import type { JobInFull } from './job.ts';

const say = (vi: string, en: string, ko: string): Text => ({ vi, en, ko });

/** What each job's own page adds to the list, by the job's id. */
export const jobsInFull: Readonly<Record<number, JobInFull>> = {
  1: {
    tasks: [
      say(
        'Làm trọn một tính năng: từ cuộc gọi với người bán đến ngày nó chạy thật.',
        'Own a feature whole: from the call with a seller to the day it runs.',
        '판매자와의 통화부터 실제 운영까지 한 기능을 끝까지 맡습니다.',
      ),
      say(
        'Đo tốc độ trên điện thoại giá 2 triệu và sửa chỗ chậm nhất trước.',
        'Measure on a phone that costs 2 million đồng, and mend the slowest part first.',
        '200만 동짜리 휴대폰에서 속도를 재고 가장 느린 곳부터 고칩니다.',
      ),
      say(
        'Đọc mã của đồng đội và để người khác đọc mã của mình mỗi ngày.',
        'Read the code of others and have yours read, every day.',
        '매일 동료의 코드를 읽고 자신의 코드도 검토받습니다.',
      ),
    ],
    asks: [
      say(
        'Ba năm làm web, trong đó một năm với TypeScript.',
        'Three years of work on the web, one of them with TypeScript.',
        '웹 개발 3년, 그중 TypeScript 1년 이상의 경험.',
      ),
      say(
        'Hiểu HTML và CSS đủ để làm được trang không cần thư viện.',
        'HTML and CSS well enough to build a page without a library.',
        '라이브러리 없이 페이지를 만들 수 있는 HTML과 CSS 이해.',
      ),
      say(
        'Đọc được tài liệu tiếng Anh.',
        'Documents in English are no hurdle.',
        '영어 문서를 읽을 수 있는 분.',
      ),
    ],
  },
  2: {
    tasks: [
      say(
        'Viết rõ từng trường hợp: tiền đi đâu khi đơn hủy một nửa.',
        'Write down every case: where the money goes when half an order is cancelled.',
        '주문의 절반이 취소되면 돈이 어디로 가는지까지 모든 경우를 글로 정리합니다.',
      ),
      say(
        'Làm việc với năm cổng thanh toán về hợp đồng, phí và sự cố.',
        'Work with five payment gateways on contracts, fees and incidents.',
        '결제사 다섯 곳과 계약, 수수료, 장애를 함께 처리합니다.',
      ),
      say(
        'Cùng kế toán khép sổ đối soát trước ngày 5 hằng tháng.',
        'Close the settlement with accounting before the 5th of each month.',
        '매월 5일 전에 회계팀과 정산을 마감합니다.',
      ),
    ],
    asks: [
      say(
        'Đã từng phụ trách một sản phẩm liên quan đến tiền.',
        'You have looked after a product that moves money.',
        '돈이 오가는 제품을 맡아 본 경험.',
      ),
      say(
        'Tự viết được câu truy vấn để kiểm tra một con số.',
        'You check a figure with a query of your own.',
        '직접 쿼리를 작성해 수치를 확인할 수 있는 분.',
      ),
      say(
        'Giải thích được một điều khó cho người ngoài ngành.',
        'You explain something hard to somebody from outside.',
        '어려운 내용을 다른 분야 사람에게 쉽게 설명하는 분.',
      ),
    ],
  },
  3: {
    tasks: [
      say(
        'Vẽ hai bản thiết kế mỗi tháng, từ khảo sát đến hồ sơ thi công.',
        'Draw two designs a month, from the survey to the working drawings.',
        '실측부터 시공 도면까지 매달 디자인 두 건을 완성합니다.',
      ),
      say(
        'Chọn món có bán thật và giữ dự toán lệch không quá 5%.',
        'Choose pieces that are on sale, and keep the estimate within 5%.',
        '실제 판매 제품을 고르고 견적 오차를 5% 이내로 유지합니다.',
      ),
      say(
        'Trả lời câu hỏi của thợ khi bản vẽ đang được thi công.',
        'Answer the builders while your drawing is being built.',
        '시공 중인 도면에 대한 기사님들의 질문에 답합니다.',
      ),
    ],
    asks: [
      say(
        'Bằng kiến trúc hoặc nội thất, hai năm làm nhà ở.',
        'A degree in architecture or interior design, and two years with homes.',
        '건축 또는 인테리어 전공, 주거 프로젝트 2년 경험.',
      ),
      say(
        'Ba dự án đã thi công xong để cho chúng tôi xem.',
        'Three built projects to show us.',
        '시공까지 마친 프로젝트 3건.',
      ),
      say(
        'Dùng tốt SketchUp hoặc Revit.',
        'At home in SketchUp or Revit.',
        'SketchUp 또는 Revit 활용 능력.',
      ),
    ],
  },
  4: {
    tasks: [
      say(
        'Dựng lại phòng từ bản vẽ và ảnh chụp hiện trường.',
        'Build rooms from drawings and photographs of the site.',
        '도면과 현장 사진을 바탕으로 공간을 모델링합니다.',
      ),
      say(
        'Làm ánh sáng sáng, trưa, tối cho cùng một căn phòng.',
        'Light the same room for morning, noon and evening.',
        '같은 방의 아침, 낮, 저녁 조명을 만듭니다.',
      ),
      say(
        'Mỗi tuần một buổi nhận góp ý cùng người hướng dẫn.',
        'Go through your week with your mentor.',
        '매주 멘토와 함께 작업을 되돌아봅니다.',
      ),
    ],
    asks: [
      say(
        'Sinh viên năm cuối hoặc mới tốt nghiệp.',
        'In your last year of studies, or just out of it.',
        '졸업 예정자 또는 최근 졸업자.',
      ),
      say(
        'Năm hình ảnh bạn tự dựng, phần mềm nào cũng được.',
        'Five pictures you made yourself, with whatever program.',
        '직접 만든 이미지 5장 (프로그램 무관).',
      ),
      say(
        'Có mặt ở Hà Nội bốn ngày mỗi tuần.',
        'In Hanoi four days a week.',
        '주 4일 하노이 근무 가능.',
      ),
    ],
  },
  5: {
    tasks: [
      say(
        'Thăm bốn xưởng mỗi tháng, từ Huế đến Quy Nhơn.',
        'Visit four workshops a month, from Huế to Quy Nhơn.',
        '후에에서 뀌년까지 매달 공방 네 곳을 방문합니다.',
      ),
      say(
        'Giúp xưởng chụp ảnh, đặt giá và đóng gói kiện đầu tiên.',
        'Help with the first pictures, prices and parcels.',
        '첫 사진 촬영, 가격 책정, 포장을 함께합니다.',
      ),
      say(
        'Nói với đội sản phẩm điều gì đang làm khó người thợ.',
        'Tell the product team what makes it hard for craftsmen.',
        '장인들이 겪는 어려움을 제품팀에 전달합니다.',
      ),
    ],
    asks: [
      say(
        'Biết gỗ, hoặc đã làm việc với làng nghề.',
        'You know wood, or have worked with craft villages.',
        '목재를 알거나 공예 마을과 일해 본 경험.',
      ),
      say(
        'Bằng lái xe và sẵn lòng đi xa nửa tuần.',
        'A driving licence, and half of the week on the road.',
        '운전면허, 주의 절반은 출장 가능.',
      ),
      say(
        'Nói chuyện được với người thợ lẫn người làm sổ sách.',
        'At ease with craftsmen and with bookkeepers.',
        '장인과도, 회계 담당자와도 편하게 대화하는 분.',
      ),
    ],
  },
  6: {
    tasks: [
      say(
        'Thử tải, độ ẩm và 200 lần mở của mỗi mẫu mới.',
        'Test each new model for load, damp and 200 openings.',
        '신제품마다 하중, 습기, 200회 개폐 시험을 합니다.',
      ),
      say(
        'Viết báo cáo một trang, có ảnh, để người bán biết sửa gì.',
        'Write one page with pictures, so that the seller knows what to mend.',
        '판매자가 고칠 점을 알 수 있도록 사진을 넣은 한 쪽 보고서를 씁니다.',
      ),
      say(
        'Giữ lại mẫu đạt để so với hàng của các lô sau.',
        'Keep the samples that passed, to hold later lots against them.',
        '합격 샘플을 보관해 이후 입고분과 비교합니다.',
      ),
    ],
    asks: [
      say(
        'Một năm kiểm hàng trong xưởng hoặc kho.',
        'A year of checking goods in a workshop or warehouse.',
        '공장 또는 창고 검수 1년 경험.',
      ),
      say(
        'Đọc được bản vẽ lắp ráp.',
        'You read assembly drawings.',
        '조립 도면을 읽을 수 있는 분.',
      ),
      say(
        'Ghi chép cẩn thận và không ngại nói “không đạt”.',
        'Careful notes, and no fear of saying “failed”.',
        '꼼꼼히 기록하고 불합격을 분명히 말할 수 있는 분.',
      ),
    ],
  },
  7: {
    tasks: [
      say(
        'Trả lời qua điện thoại, tin nhắn và email trong ngày.',
        'Answer by phone, message and email within the day.',
        '전화, 메시지, 이메일에 당일 안에 답합니다.',
      ),
      say(
        'Tự quyết hoàn tiền đến 2 triệu đồng, không cần hỏi ai.',
        'Decide refunds up to 2 million đồng by yourself.',
        '200만 동까지의 환불은 스스로 결정합니다.',
      ),
      say(
        'Gọi lại cho người mua cho đến khi việc thật sự xong.',
        'Call back until it is really settled.',
        '문제가 완전히 해결될 때까지 고객에게 다시 연락합니다.',
      ),
    ],
    asks: [
      say(
        'Viết tiếng Việt rõ ràng, ấm áp, không theo mẫu.',
        'Clear and warm Vietnamese, not from a template.',
        '명확하고 따뜻한 베트남어 글쓰기 능력.',
      ),
      say(
        'Bình tĩnh khi người khác đang giận.',
        'Calm when somebody is angry.',
        '상대가 화가 났을 때도 침착한 분.',
      ),
      say(
        'Làm được ca tối hai ngày mỗi tuần.',
        'Evenings on two days a week.',
        '주 2일 저녁 근무 가능.',
      ),
    ],
  },
  8: {
    tasks: [
      say(
        'Trả lời khách Hàn Quốc từ 18:00 đến 21:00.',
        'Answer Korean customers from 18:00 to 21:00.',
        '18시부터 21시까지 한국 고객에게 답합니다.',
      ),
      say(
        'Gọi thay khách cho đội giao hàng và thợ lắp đặt.',
        'Call carriers and fitters on their behalf.',
        '고객을 대신해 배송팀과 설치 기사에게 연락합니다.',
      ),
      say(
        'Sửa những câu tiếng Hàn chưa tự nhiên trên trang.',
        'Mend Korean sentences on our pages that do not sound natural.',
        '사이트에서 어색한 한국어 문장을 고칩니다.',
      ),
    ],
    asks: [
      say(
        'Tiếng Hàn thành thạo, tiếng Việt đủ để gọi điện.',
        'Fluent Korean, and Vietnamese enough for the phone.',
        '한국어 능통, 전화 통화가 가능한 베트남어.',
      ),
      say(
        'Máy tính và chỗ ngồi yên tĩnh ở nhà.',
        'A computer and a quiet place at home.',
        '재택용 컴퓨터와 조용한 공간.',
      ),
      say('Rảnh bốn buổi tối mỗi tuần.', 'Four evenings a week.', '주 4회 저녁 근무 가능.'),
    ],
  },
};
