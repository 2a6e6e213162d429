import Box from '@mui/system/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';

const stories = ['The ferry is back', 'New bells for the chapel'];

export default function ReadMoreLinks() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {stories.map((story) => (
        <Box key={story} sx={{ position: 'relative' }}>
          <strong>{story}</strong>
          <br />
          <a href="#hiding">
            Read more
            <Box component="span" sx={visuallyHidden}>
              {' '}
              about: {story}
            </Box>
          </a>
        </Box>
      ))}
    </Box>
  );
}
