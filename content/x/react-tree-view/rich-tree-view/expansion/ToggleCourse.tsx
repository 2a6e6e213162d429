import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { course, type Lesson } from './course.ts';

const listParents = (items: Lesson[]): string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...listParents(children)] : []));

const parents = listParents(course);

export default function ToggleCourse() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const isAllOpen = expanded.length === parents.length;

  return (
    <Box sx={{ width: 280, minHeight: 370 }}>
      <Button size="small" onClick={() => setExpanded(isAllOpen ? [] : parents)}>
        {isAllOpen ? 'Collapse all' : 'Expand all'}
      </Button>
      <RichTreeView
        items={course}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
        expansionTrigger="iconContainer"
        aria-label="Contents of the course"
      />
    </Box>
  );
}
