import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import Article from './Article';
import PostList from './PostList';
import { posts } from './posts';
import useHash from './useHash';

export default function Blog() {
  const hash = useHash();
  const post = posts.find(({ slug }) => slug === hash);

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box component="header" sx={{ borderBottom: 1, borderColor: 'divider', py: 2 }}>
        <Container>
          <Link href="#" variant="h6" color="inherit" underline="none">
            Notes from Gannet Rock
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Two keepers, one weather station, eleven thousand neighbors
          </Typography>
        </Container>
      </Box>
      <Container component="main" sx={{ py: { xs: 3, md: 5 } }}>
        {post ? <Article key={post.slug} post={post} /> : <PostList />}
      </Container>
    </Box>
  );
}
