import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { course, type Lesson } from './course.ts';

function findParents(items: Lesson[], id: string): string[] | null {
  for (const item of items) {
    if (item.id === id) return [];
    const below = findParents(item.children ?? [], id);
    if (below) return [item.id, ...below];
  }
  return null;
}

const current = 'sourdough';

export default function OpenAtLesson() {
  return (
    <Box sx={{ width: 280, minHeight: 230 }}>
      <RichTreeView
        items={course}
        defaultExpandedItems={findParents(course, current) ?? []}
        defaultSelectedItems={current}
        aria-label="Lessons"
      />
    </Box>
  );
}
