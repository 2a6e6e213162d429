import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { course } from './course.ts';

const chapters = new Set(course.map((chapter) => chapter.id));

export default function OneChapter() {
  const [expanded, setExpanded] = React.useState(['shaping']);

  const keepOneChapter = (_event: React.SyntheticEvent | null, ids: string[]) => {
    const opened = ids.find((id) => chapters.has(id) && !expanded.includes(id));
    setExpanded(opened ? ids.filter((id) => !chapters.has(id) || id === opened) : ids);
  };

  return (
    <Box sx={{ width: 280, minHeight: 200 }}>
      <RichTreeView
        items={course}
        expandedItems={expanded}
        onExpandedItemsChange={keepOneChapter}
        aria-label="Baking course"
      />
    </Box>
  );
}
