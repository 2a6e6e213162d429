import * as React from 'react';
import Box from '@mui/system/Box';

const entries = ['Left at dawn', 'Rain', 'Lost the map', 'Found the map', 'Lunch', 'Summit'];

export default function JumpToEnd() {
  const diary = React.useRef<HTMLDivElement>(null);

  return (
    <div>
      <Box
        ref={diary}
        role="region"
        aria-label="Diary"
        tabIndex={0}
        sx={{ height: 80, width: 220, overflow: 'auto', border: 1, p: 1, mb: 1 }}
      >
        {entries.map((entry) => (
          <p key={entry}>{entry}</p>
        ))}
      </Box>
      <button
        type="button"
        onClick={() => diary.current?.scrollTo({ top: diary.current.scrollHeight })}
      >
        To the last entry
      </button>
    </div>
  );
}
