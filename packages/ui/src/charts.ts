/** Charts of the back office, drawn without a library; an entry point of their own. */
export { BarChart, type BarChartProps } from './components/Chart/BarChart.tsx';
export type { ChartSeries } from './components/Chart/ChartFrame.tsx';
export { DonutChart, type DonutChartProps } from './components/Chart/DonutChart.tsx';
export { LineChart, type LineChartProps } from './components/Chart/LineChart.tsx';
