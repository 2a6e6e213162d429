import Rating, { type IconContainerProps } from '@mui/material/Rating';
import SentimentDissatisfiedIcon from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutralIcon from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfiedIcon from '@mui/icons-material/SentimentSatisfied';

const moods = [
  { icon: <SentimentDissatisfiedIcon fontSize="large" />, label: 'Sad' },
  { icon: <SentimentNeutralIcon fontSize="large" />, label: 'Calm' },
  { icon: <SentimentSatisfiedIcon fontSize="large" />, label: 'Happy' },
];

function MoodIcon({ value, ...props }: IconContainerProps) {
  return <span {...props}>{moods[value - 1]?.icon}</span>;
}

export default function MoodRating() {
  return (
    <Rating
      name="mood"
      role="radiogroup"
      aria-label="How did it leave you?"
      defaultValue={3}
      max={3}
      highlightSelectedOnly
      slotProps={{ icon: { component: MoodIcon } }}
      getLabelText={(value) => moods[value - 1]?.label ?? 'No answer'}
    />
  );
}
