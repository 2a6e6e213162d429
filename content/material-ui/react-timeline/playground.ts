import { definePlayground } from '../../../src/model/playground.ts';

export default definePlayground({
  children: `<TimelineItem>
  <TimelineSeparator>
    <TimelineDot />
    <TimelineConnector />
  </TimelineSeparator>
  <TimelineContent>Ordered</TimelineContent>
</TimelineItem>
<TimelineItem>
  <TimelineSeparator>
    <TimelineDot />
  </TimelineSeparator>
  <TimelineContent>Baked</TimelineContent>
</TimelineItem>`,
});
